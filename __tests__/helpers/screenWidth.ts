/** Shows what is rendered as a wide screen does: what the styles say from some width on, holds. A phone is the default. */
export function showOnWideScreen(): void {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(rule => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText.includes('min-width'))
    .flatMap(({ cssRules }) => [...cssRules])
  const style = document.createElement('style')
  style.textContent = rules.map(({ cssText }) => cssText).join('\n')
  document.head.append(style)
}
