import { CacheProvider } from '@emotion/react'
import styled from '@emotion/styled'
import { render } from '@testing-library/react'
import { hydrateStyleCacheFromStylesheets } from '../../../src/site/app/hydrateStyleCacheFromStylesheets'
import { siteStylesheetLinkId, templateStylesheetLinkId } from '../../../src/config/styles'
import { createStyleCache } from '../../../src/site/styles/cache'

const Red = styled.p({ color: 'red' })
const Wide = styled.p({ '@media (min-width: 1px)': { color: 'blue' } })

beforeEach(() => document.head.replaceChildren())

function inserted(): string {
  const elements = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
  return elements.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)).join('')
}

function show() {
  const cache = createStyleCache()
  hydrateStyleCacheFromStylesheets(cache)
  return render(
    <CacheProvider value={cache}>
      <Red>One</Red>
      <Wide>Two</Wide>
    </CacheProvider>,
  )
}

it('inserts rules that are in no style sheet', () => {
  show()
  expect(inserted()).toContain('color: red')
})

it('does not insert rules that are in the page’s style sheets, media queries included', () => {
  const { container, unmount } = show()
  const names = [...container.querySelectorAll('p')].map(({ className }) => className)
  unmount()
  document.head.replaceChildren()
  const sheets = [`.${names[0]}{color:red}`, `@media (min-width: 1px){.${names[1]}{color:blue}}`]
  sheets.forEach((text, index) => {
    const sheet = document.createElement('style')
    sheet.id = [siteStylesheetLinkId, templateStylesheetLinkId][index] ?? ''
    sheet.textContent = text
    document.head.append(sheet)
  })
  show()
  expect(inserted()).toBe('')
})
