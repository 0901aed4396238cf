/** @jest-environment node */
import styled from '@emotion/styled'
import { isValidElement } from 'react'
import { renderStyled, siteStyles } from '../../src/app/styled'

const Red = styled.p({ color: 'red', '&:hover': { color: 'blue' } })
const textOf = (element: ReturnType<typeof siteStyles>) => {
  const { dangerouslySetInnerHTML } = element.props as { dangerouslySetInnerHTML: { __html: string } }
  return dangerouslySetInnerHTML.__html
}

it('gives the styles of what is rendered apart from it, each once, by names that the browser knows again', () => {
  const { html, styles } = renderStyled(
    <>
      <Red>One</Red>
      <Red>Two</Red>
    </>,
  )
  expect(html).not.toContain('<style')
  const [, name = ''] = /class="s-(\w+)"/.exec(html) ?? []
  expect(textOf(styles)).toBe(`.s-${name}{color:red;}.s-${name}:hover{color:blue;}`)
  expect(styles.props).toHaveProperty('data-emotion', `s ${name}`)
})

it('keeps the styles of one page from the next', () => {
  renderStyled(<Red>One</Red>)
  expect(textOf(renderStyled(<p>Plain</p>).styles)).toBe('')
})

it('writes the styles of the whole site', () => {
  expect(isValidElement(siteStyles())).toBe(true)
  expect(textOf(siteStyles())).toContain('@font-face')
})
