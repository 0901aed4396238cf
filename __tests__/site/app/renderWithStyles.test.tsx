/** @jest-environment node */
import styled from '@emotion/styled'
import { renderWithStyles, renderGlobalStyles } from '../../../src/site/app/renderWithStyles'

const Red = styled.p({ color: 'red', '&:hover': { color: 'blue' } })

it('gives the rules of what is rendered apart from it, each once, by the names of their classes', () => {
  const { html, rules } = renderWithStyles(
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
  renderWithStyles(<Red>One</Red>)
  expect(renderWithStyles(<p>Plain</p>).rules).toEqual({})
})

it('writes the styles of the whole site', () => {
  expect(renderGlobalStyles()).toContain('@font-face')
})
