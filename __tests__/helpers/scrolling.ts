/** Records elements that are scrolled into view, in order; jsdom does not scroll. */
export function watchScrolling(): Element[] {
  const seen: Element[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this)
  }
  return seen
}
