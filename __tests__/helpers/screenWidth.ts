const mark = 'data-wide-screen'

afterEach(() => document.querySelectorAll(`style[${mark}]`).forEach(style => style.remove()))

/** Shows what is rendered as a wide screen does, until the test ends: what the styles say from some width on, holds. A phone is the default. */
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
