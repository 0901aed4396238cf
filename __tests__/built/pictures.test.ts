import { builtBytes, builtPages } from '../helpers/site'

interface Candidate {
  address: string
  width: string
}

/** Candidates of a `srcset` by their widths. */
function candidates(srcset = ''): Candidate[] {
  return srcset.split(/,\s+/).flatMap(candidate => {
    const [, address = '', width = ''] = /^(\S+) (\d+w)$/.exec(candidate.trim()) ?? []
    return address.startsWith('/static/') ? [{ address, width }] : []
  })
}

const pictures = builtPages()
  .filter(({ alias }) => !alias)
  .flatMap(({ path, $ }) =>
    // The stock host makes the sizes of its photos.
    $('picture:not([data-original])')
      .get()
      .map(picture => ({
        path,
        fallback: candidates($(picture).find('img').attr('srcset')),
        sources: $(picture)
          .find('source[type]')
          .get()
          .flatMap(source => candidates($(source).attr('srcset'))),
      })),
  )
const weightOf = (address: string) => builtBytes(address).length

it('shows pictures at several widths', () => {
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter(({ fallback }) => fallback.length < 2)).toEqual([])
})

it('offers nothing that is heavier than what every browser reads, at any width', () => {
  const heavier = pictures.flatMap(({ path, fallback, sources }) =>
    sources
      .map(({ address, width }) => ({ path, address, plain: fallback.find(other => other.width === width)?.address }))
      .filter(({ address, plain }) => !plain || weightOf(address) > weightOf(plain)),
  )
  expect(heavier).toEqual([])
})
