interface Options {
  /** How near to the window a picture is fetched, as CSS length. */
  margin: string
  /** The media query of the `<source>` that holds a picture back. */
  media: string
}

/**
 * Fetches each picture when it is near the window, now and whenever pictures come, and before the page is printed. One
 * that fails gives its place to the original, once. It is written into the deferred loader as source text and may use nothing
 * from outside itself.
 */
export function lazyLoadPictures({ margin, media }: Options): void {
  const held = `picture > source[media="${media}"]`

  function show(picture: Element) {
    const source = picture.querySelector<HTMLSourceElement>(held)
    const image = picture.querySelector('img')
    if (!source || !image) return
    image.dataset.loading = ''
    // Wanted now: for paper, even from afar.
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
      : // Without it the browser’s own `loading="lazy"` holds pictures back, or nothing does.
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
  // Neither event bubbles, but both can be caught on their way down.
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLImageElement && delete target.dataset.loading,
    true,
  )
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && recover(target), true)
  addEventListener('beforeprint', () => waiting().forEach(show))

  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
  watch()
  // One that failed before this was here said so to nobody.
  ;[...document.images].filter(image => image.currentSrc && image.complete && !image.naturalWidth).forEach(recover)
}
