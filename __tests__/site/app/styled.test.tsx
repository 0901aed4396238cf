/** @jest-environment node */
import styled from '@emotion/styled'
import { renderStyled, siteStyles } from '../../../src/site/app/styled'

const Red = styled.p({ color: 'red', '&:hover': { color: 'blue' } })

it('gives the rules of what is rendered apart from it, each once, by the names of their classes', () => {
  const { html, rules } = renderStyled(
    <>
      <Red>One</Red>
      <Red>Two</Red>
    </>,
  )
  expect(html).not.toContain('<style')
  const [, name = ''] = /class="s-(\w+)"/.exec(html) ?? []
  expect(rules).toEqual({ [name]: `.s-${name}{color:red;}.s-${name}:hover{color:blue;}` })
})

it('keeps the rules of one page from the next', () => {
  renderStyled(<Red>One</Red>)
  expect(renderStyled(<p>Plain</p>).rules).toEqual({})
})

it('writes the styles of the whole site', () => {
  expect(siteStyles()).toContain('@font-face')
})
