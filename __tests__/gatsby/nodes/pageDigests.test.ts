import { pagesWith } from '../../helpers/built'
import { files, put, type FileChanges } from '../../helpers/project'

const before = pagesWith()

/** The addresses whose digests these changes move. */
const moved = (changes: FileChanges) => {
  const known = new Map(before.map(({ fields }) => [fields.path, fields.digest]))
  return pagesWith(changes).flatMap(({ fields }) => (known.get(fields.path) === fields.digest ? [] : [fields.path]))
}

const all = before.map(({ fields }) => fields.path)

it('gives every page, article and document a digest, the same for the same content', () => {
  expect(before).toHaveLength(12)
  expect(new Set(before.map(({ fields }) => fields.digest)).size).toBe(before.length)
  expect(moved({})).toEqual([])
})

it('moves the digest of a page whose words change, and of no other', () => {
  expect(moved({ [files.home]: { 'sections[0].title.fr': 'Un autre titre pour la page d’accueil' } })).toEqual(['/fr'])
})

it('moves every digest when the practice changes, which every page shows', () => {
  expect(moved({ [files.practice]: { phone: '+15145550177' } })).toEqual(all)
})

it('moves the digests of one language when a word of its interface changes', () => {
  const changed = moved({ [files.locale.fr]: put('"', ' "') })
  expect(changed).toEqual(all.filter(path => path.startsWith('/fr')))
})

it('moves the digests of the pages whose picture changes under its name', () => {
  const white = Buffer.from('another picture')
  expect(moved({ 'content/images/lines.png': white })).toContain('/')
})
