import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../../src/config/languages'
import { themes } from '../../../src/shared/theme'
import { allowedMdxElements } from '../../../src/shared/mdx/elements'
import { words } from '../../helpers/render'

/** The keys of a locale, plural forms as one: frame.themes.light. */
function keysOf(value: object, path: string[] = []): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? keysOf(inner, [...path, key])
      : [[...path, key].join('.').replace(/_(zero|one|two|few|many|other)$/, '')],
  )
}

const unique = (values: Iterable<string>) => [...new Set(values)].toSorted()
// That both languages have them is the content check’s business; that none lacks, TypeScript’s.
const keys = unique(keysOf(words.en))

/** What is given to t() in the sources: whole keys, and the beginnings of those that end in a value. */
const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.examples.ts'))
  .map(file => ({ file, source: readFileSync(join('src', file), 'utf8') }))
  .filter(({ source }) => /useTranslation|TFunction/.test(source))
  .flatMap(({ file, source }) =>
    [...source.matchAll(/(?<![\w.])t\(\s*(?:'([^']+)'|`([^`$]+\.)\$\{[^}]+\}`|([^)]*))/g)].map(
      ([, key, prefix, other]) => ({ file, key, prefix, other }),
    ),
  )

describe('the components', () => {
  it('name their words so that they can be found: by a key, or by the beginning of one and a value', () => {
    expect(used.filter(({ key, prefix }) => !key && !prefix)).toEqual([])
    expect(used.length).toBeGreaterThan(20)
  })

  it('leave no words of the locale files unused', () => {
    const unused = keys.filter(
      known => !used.some(({ key, prefix }) => known === key || (prefix && known.startsWith(prefix))),
    )
    expect(unused).toEqual([])
  })

  it.each([
    ['frame.themes', themes],
    ['errors.kinds', ['offline', 'timeout', 'unauthorized', 'forbidden', 'notFound', 'server', 'unknown']],
    ['form.rules', ['required', 'email', 'phone', 'min', 'max', 'format', 'time', 'past']],
    ['text.titleIn', languages],
    ['text.callout', allowedMdxElements.Callout.kind.values.filter(kind => kind !== 'note')],
  ])('find words under %s for every value there is, and for no other', (prefix, values) => {
    const known = keys.filter(key => key.startsWith(`${prefix}.`)).map(key => key.slice(prefix.length + 1))
    expect(known).toEqual(unique(values))
  })
})
