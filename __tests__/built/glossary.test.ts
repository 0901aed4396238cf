import { findGlossaryRoute } from '../../src/gatsby/nodes/glossary'
import { languages, languageDetails, type Language } from '../../src/config/languages'
import { buildPagePath } from '../../src/shared/paths'
import { partsOf } from '../helpers/graph'
import { canonicalPages, content, type BuiltPage } from '../helpers/site'

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

const route = findGlossaryRoute(content)

function pageIn(language: Language): BuiltPage {
  const path = buildPagePath(String(route), language)
  const page = canonicalPages().find(page => page.path === path)
  if (!page) throw new Error(`There is no glossary at ${path}.`)
  return page
}

// The content may have no glossary.
if (route) describe.each(languages)('the glossary (%s)', testGlossary)
else
  it('does not render a glossary if no page has one', () => {
    expect(canonicalPages().filter(({ $ }) => $('main h3 dfn').length)).toEqual([])
  })

function testGlossary(language: Language): void {
  const page = pageIn(language)
  const { $ } = page
  const other = languages.find(each => each !== language) ?? language
  const entries = content.terms.map(({ id, term }) => ({ id, term, entry: $(`h3#${id}`).parent() }))

  it('has an entry with the name and definition of each term at its id', () => {
    const wrong = entries.filter(
      ({ term, entry }) =>
        squeezed(entry.find('dfn').text()) !== squeezed(term.term[language]) ||
        !squeezed(entry.find('p').text()).includes(squeezed(term.definition[language])),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('links the source of each term, in the page’s language if there is one', () => {
    const wrong = entries.filter(({ term: { source }, entry }) => {
      const url = 'lang' in source ? source.url : source.url[language]
      return entry.find(`dd a[href="${url}"]`).length !== 1
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('gives the name in the other language, marked with its language', () => {
    const tag = languageDetails[other].html
    const wrong = entries.filter(
      ({ term: { term }, entry }) =>
        term[language] !== term[other] &&
        // Besides its abbreviation, if it has one.
        squeezed(entry.find(`i[lang="${tag}"]`).last().text()) !== squeezed(term[other]),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('is sorted alphabetically, with a link to each letter', () => {
    const { compare } = new Intl.Collator(languageDetails[language].html)
    const names = $('h3 dfn')
      .toArray()
      .map(name => $(name).text())
    expect(names).toHaveLength(content.terms.length)
    expect(names).toEqual([...names].sort(compare))
    const letters = $('h2[id^="letter-"]')
      .toArray()
      .map(letter => `#${letter.attribs.id}`)
    expect(
      $('main nav a[href^="#letter-"]')
        .toArray()
        .map(link => link.attribs.href),
    ).toEqual(letters)
  })

  it('has each term and its other names in the structured data', () => {
    const defined = partsOf(page).filter(part => part['@type'] === 'DefinedTerm')
    expect(defined.map(({ name }) => name).sort()).toEqual(content.terms.map(({ term }) => term.term[language]).sort())
    const called = new Map(defined.map(({ name, alternateName }) => [name, [alternateName].flat()]))
    const wrong = content.terms.filter(({ term: { term, short } }) =>
      [short?.[language], short?.[other], term[other]].some(
        name => name && name !== term[language] && !called.get(term[language])?.includes(name),
      ),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('is linked from marked terms, whose tooltip has the same definition', () => {
    const definitions = new Map(
      content.terms.map(({ id, term }) => [`${page.path}#${id}`, squeezed(term.definition[language])]),
    )
    const marked = canonicalPages()
      .filter(page => page.language === language)
      .flatMap(({ $, path }) =>
        $('main dfn a')
          .toArray()
          .map(({ attribs: { href, ...rest } }) => ({ path, href, definition: rest['data-definition'] ?? '' })),
      )
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.filter(({ href, definition }) => definitions.get(String(href)) !== squeezed(definition))).toEqual([])
  })
}
