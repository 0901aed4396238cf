import { pagesWith } from '../../helpers/built'
import { files, put, type FileChanges } from '../../helpers/project'

const before = pagesWith()

/** The paths of pages whose digests these changes alter. */
const changedPaths = (changes: FileChanges) => {
  const known = new Map(before.map(({ fields }) => [fields.path, fields.digest]))
  return pagesWith(changes).flatMap(({ fields }) => (known.get(fields.path) === fields.digest ? [] : [fields.path]))
}

const all = before.map(({ fields }) => fields.path)

it('gives every page, article and document its own digest, equal for equal content', () => {
  expect(before).toHaveLength(12)
  expect(new Set(before.map(({ fields }) => fields.digest)).size).toBe(before.length)
  expect(changedPaths({})).toEqual([])
})

it('changes only the digest of a page whose text changes', () => {
  expect(changedPaths({ [files.home]: { 'sections[0].title.fr': 'Un autre titre pour la page d’accueil' } })).toEqual([
    '/fr',
  ])
})

it('changes every digest when the practice data change', () => {
  expect(changedPaths({ [files.practice]: { phone: '+15145550177' } })).toEqual(all)
})

it('changes all digests of a language when its interface strings change', () => {
  const changed = changedPaths({ [files.locale.fr]: put('"', ' "') })
  expect(changed).toEqual(all.filter(path => path.startsWith('/fr')))
})

it('changes the digest of a page when a picture file changes', () => {
  const white = Buffer.from('another picture')
  expect(changedPaths({ 'content/images/lines.png': white })).toContain('/')
})
