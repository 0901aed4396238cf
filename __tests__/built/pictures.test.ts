import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { builtBytes, builtPages } from '../helpers/site'

interface Candidate {
  address: string
  width: string
}

/** The local candidates of a `srcset`. */
function candidates(srcset = ''): Candidate[] {
  return srcset.split(/,\s+/).flatMap(candidate => {
    const [, address = '', width = ''] = /^(\S+) (\d+w)$/.exec(candidate.trim()) ?? []
    return address.startsWith('/static/') ? [{ address, width }] : []
  })
}

const pictures = builtPages()
  .filter(({ alias }) => !alias)
  .flatMap(({ path, $ }) =>
    // Stock photos are resized by their host.
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
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const weightOf = (address: string) => builtBytes(address).length

it('offers each picture in several widths', () => {
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter(({ fallback }) => fallback.length < 2)).toEqual([])
})

it('offers modern formats only where they are no larger than the fallback of the same width', () => {
  const heavier = pictures.flatMap(({ path, fallback, sources }) =>
    sources
      .map(({ address, width }) => ({ path, address, plain: fallback.find(other => other.width === width)?.address }))
      .filter(({ address, plain }) => !plain || weightOf(address) > weightOf(plain)),
  )
  expect(heavier).toEqual([])
})

it('publishes a drawing as its file at its own width', () => {
  const drawings = readdirSync('content/images/art').filter(file => file.endsWith('.png'))
  const published = new Set(
    pictures.flatMap(({ fallback }) => fallback.map(({ address }) => digest(builtBytes(address)))),
  )
  const files = drawings.filter(file =>
    pictures.some(({ fallback }) => fallback.some(({ address }) => address.endsWith(`/${file}`))),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(file => !published.has(digest(readFileSync(join('content/images/art', file)))))).toEqual([])
})
