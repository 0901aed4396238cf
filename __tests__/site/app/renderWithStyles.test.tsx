/** @jest-environment node */
import styled from '@emotion/styled'
import { renderWithStyles, renderGlobalCss } from '../../../src/site/app/renderWithStyles'

const Red = styled.p({ color: 'red', '&:hover': { color: 'blue' } })

it('returns the CSS rules of the rendered HTML separately, by class name', () => {
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

it('does not carry rules over to the next page', () => {
  renderWithStyles(<Red>One</Red>)
  expect(renderWithStyles(<p>Plain</p>).rules).toEqual({})
})

it('renders the global styles', () => {
  expect(renderGlobalCss()).toContain('@font-face')
})
