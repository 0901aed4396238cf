interface Options {
  /** Distance from the viewport at which a picture is loaded, as a CSS length. */
  margin: string
  /** The media query of the `<source>` that defers a picture. */
  media: string
}

/**
 * Loads each picture when it comes near the viewport, including ones added later, and all of them before printing. If
 * one fails, it falls back to its original `src`, once. Serialized with toString(): must not use anything from outside
 * itself.
 */
export function loadPicturesNearViewport({ margin, media }: Options): void {
  const held = `picture > source[media="${media}"]`

  function show(picture: Element) {
    const source = picture.querySelector<HTMLSourceElement>(held)
    const image = picture.querySelector('img')
    if (!source || !image) return
    image.dataset.loading = ''
    // Native lazy loading would otherwise defer it further, e.g. when printing.
    image.loading = 'eager'
    source.media = 'not all'
  }
  const near =
    'IntersectionObserver' in window
      ? new IntersectionObserver(
          (entries, near) =>
            entries
              .filter(({ isIntersecting }) => isIntersecting)
              .forEach(({ target }) => {
                near.unobserve(target)
                show(target)
              }),
          { rootMargin: margin },
        )
      : // Without IntersectionObserver, all pictures load at once.
        { observe: show }
  const waiting = () => [...document.querySelectorAll(held)].flatMap(({ parentElement }) => parentElement ?? [])
  const watch = () => waiting().forEach(picture => near.observe(picture))

  function recover(image: HTMLImageElement) {
    const picture = image.closest('picture')
    if (!picture || image.dataset.failed !== undefined) return
    image.dataset.failed = ''
    picture.querySelectorAll('source').forEach(source => (source.media = 'not all'))
    image.removeAttribute('srcset')
    image.src = picture.dataset.original ?? image.src
  }
  // load and error events do not bubble, but can be captured.
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLImageElement && delete target.dataset.loading,
    true,
  )
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && recover(target), true)
  addEventListener('beforeprint', () => waiting().forEach(show))

  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
  watch()
  // Pictures that failed before this script ran.
  ;[...document.images].filter(image => image.currentSrc && image.complete && !image.naturalWidth).forEach(recover)
}
