import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../../src/config/languages'
import { themePreferences } from '../../../src/shared/theme'
import { allowedAttributesByMdxElement } from '../../../src/shared/mdx/elements'
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
// The content check compares the languages, and TypeScript finds missing keys.
const keys = unique(keysOf(words.en))

/** Arguments of t() in the sources: whole keys, and the prefixes of keys that end with a variable. */
const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.examples.ts'))
  .map(file => ({ file, source: readFileSync(join('src', file), 'utf8') }))
  .filter(({ source }) => /useTranslation|TFunction|PageI18n/.test(source))
  .flatMap(({ file, source }) =>
    [...source.matchAll(/(?<![\w.])t\(\s*(?:'([^']+)'|`([^`$]+\.)\$\{[^}]+\}`|([^)]*))/g)].map(
      ([, key, prefix, other]) => ({ file, key, prefix, other }),
    ),
  )

describe('the components', () => {
  it('call t() with a literal key, or a literal prefix and a variable', () => {
    expect(used.filter(({ key, prefix }) => !key && !prefix)).toEqual([])
    expect(used.length).toBeGreaterThan(20)
  })

  it('use every key of the locale files', () => {
    const unused = keys.filter(
      known => !used.some(({ key, prefix }) => known === key || (prefix && known.startsWith(prefix))),
    )
    expect(unused).toEqual([])
  })

  it.each([
    ['frame.themes', themePreferences],
    ['errors.kinds', ['offline', 'timeout', 'unauthorized', 'forbidden', 'notFound', 'server', 'unknown']],
    ['form.rules', ['required', 'email', 'phone', 'min', 'max', 'format', 'time', 'past']],
    ['text.titleIn', languages],
    ['text.callout', allowedAttributesByMdxElement.Callout.kind.values.filter(kind => kind !== 'note')],
  ])('have texts under %s for exactly the existing values', (prefix, values) => {
    const known = keys.filter(key => key.startsWith(`${prefix}.`)).map(key => key.slice(prefix.length + 1))
    expect(known).toEqual(unique(values))
  })
})
