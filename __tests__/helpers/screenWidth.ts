const mark = 'data-wide-screen'

afterEach(() => document.querySelectorAll(`style[${mark}]`).forEach(style => style.remove()))

/** Applies min-width media queries until the test ends; the default is a phone. */
export function showOnWideScreen(): void {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(rule => rule instanceof CSSMediaRule)
    .filter(({ media: { mediaText } }) => mediaText.includes('min-width') && !mediaText.includes('max-width'))
    .flatMap(({ cssRules }) => [...cssRules])
  const style = document.createElement('style')
  style.setAttribute(mark, '')
  style.textContent = rules.map(({ cssText }) => cssText).join('\n')
  document.head.append(style)
}
