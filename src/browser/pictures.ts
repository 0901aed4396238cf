/** Puts the original in the place of a picture whose sized file cannot be loaded; once, so that it cannot go on for ever. */
export function restorePictures(): void {
  // `error` does not bubble, but it can be caught on its way down.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && restore(target), true)
  // What failed before the scripts were there.
  document
    .querySelectorAll<HTMLImageElement>('img[data-main-image]')
    .forEach(image => image.currentSrc && image.complete && !image.naturalWidth && restore(image))
}

function restore(image: HTMLImageElement): void {
  const { original } = image.dataset
  if (!original) return
  delete image.dataset.original
  image.parentElement?.querySelectorAll('source').forEach(source => source.remove())
  image.removeAttribute('srcset')
  image.src = original
}
