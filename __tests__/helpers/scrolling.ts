/** Notes what is brought into view, in order; jsdom itself does not scroll. */
export function watchScrolling(): Element[] {
  const seen: Element[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this)
  }
  return seen
}
