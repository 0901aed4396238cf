import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleCategories, pageCategories } from '../../src/config/categories'
import { languages } from '../../src/config/languages'
import { themes } from '../../src/hooks/useTheme'
import { mdxElements } from '../../src/lib/mdx/elements'
import { frenchTypographyProblems } from '../../src/lib/typography'
import { words } from '../helpers/render'

/** The texts of a locale by their keys: frame.themes.light. */
function textsOf(value: object, path: string[] = []): Map<string, string> {
  return new Map(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null
        ? [...textsOf(inner, [...path, key])]
        : [[[...path, key].join('.'), String(inner)] as const],
    ),
  )
}

const pluralEnd = /_(zero|one|two|few|many|other)$/
const keyOf = (key: string) => key.replace(pluralEnd, '')
const unique = (values: Iterable<string>) => [...new Set(values)].toSorted()
const locales = { en: textsOf(words.en), fr: textsOf(words.fr) }
const keys = unique([...locales.en.keys()].map(keyOf))

describe('the locale files', () => {
  it('have the same keys', () => {
    expect(unique([...locales.fr.keys()].map(keyOf))).toEqual(keys)
  })

  it.each(languages)('have a text for every key in %s', language => {
    const empty = [...locales[language]].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  it.each(languages)('have every plural form that %s has', language => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const plurals = unique([...locales[language].keys()].filter(key => pluralEnd.test(key)).map(keyOf))
    expect(plurals.length).toBeGreaterThan(0)
    const missing = plurals
      .flatMap(key => pluralCategories.map(category => `${key}_${category}`))
      .filter(key => !locales[language].has(key))
    expect(missing).toEqual([])
  })

  it('fill in the same values in both languages', () => {
    const filled = (texts: Map<string, string>) =>
      keys.map(key => {
        const own = [...texts].filter(([name]) => keyOf(name) === key).map(([, text]) => text)
        return [key, unique(own.flatMap(text => text.match(/\{\{\w+\}\}/g) ?? []))]
      })
    expect(filled(locales.fr)).toEqual(filled(locales.en))
  })

  it('keep to French typography', () => {
    const problems = [...locales.fr].flatMap(([key, text]) =>
      frenchTypographyProblems(text).map(problem => `${key} ${problem}`),
    )
    expect(problems).toEqual([])
  })
})

/** What is given to t() in the sources: whole keys, and the beginnings of those that end in a value. */
const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file))
  .map(file => ({ file, source: readFileSync(join('src', file), 'utf8') }))
  .filter(({ source }) => source.includes('useTranslation'))
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

  it('use no words that the locale files lack', () => {
    const missing = used.filter(
      ({ key, prefix }) =>
        !keys.some(known => known === key || (prefix && known.startsWith(prefix) && known.length > prefix.length)),
    )
    expect(missing).toEqual([])
  })

  it('leave no words of the locale files unused', () => {
    const unused = keys.filter(
      known => !used.some(({ key, prefix }) => known === key || (prefix && known.startsWith(prefix))),
    )
    expect(unused).toEqual([])
  })

  it.each([
    ['frame.themes', themes],
    ['related.kinds', pageCategories],
    ['blog.topics', articleCategories],
    ['errors.kinds', ['offline', 'timeout', 'unauthorized', 'forbidden', 'notFound', 'server', 'unknown']],
    ['form.rules', ['required', 'email', 'phone', 'min', 'max', 'format']],
    ['text.titleIn', languages],
    ['text.callout', mdxElements.Callout.kind.values.filter(kind => kind !== 'note')],
  ])('find words under %s for every value there is, and for no other', (prefix, values) => {
    const known = keys.filter(key => key.startsWith(`${prefix}.`)).map(key => key.slice(prefix.length + 1))
    expect(known).toEqual(unique(values))
  })
})
