import { load } from 'cheerio'
import { eld } from 'eld/extrasmall'
import { languages } from '../../src/config/languages'
import { buildHtmlFilePath } from '../../src/shared/paths'
import english from '../../locales/en/common.json'
import { builtFile, builtPages, content, parsed, type BuiltPage } from '../helpers/site'

eld.setLanguageSubset([...languages])

/** Minimum length in characters: the language of shorter texts, such as names and labels, cannot be detected. */
const tellable = 60

const blocks =
  'p, li, h1, h2, h3, h4, dt, dd, th, td, caption, figcaption, summary, blockquote, legend, label, button, option'

/** Marks a source whose title is in the other language. */
const foreign = /(?:en anglais|in French)\)/

/**
 * Names that are the same in both languages, from the glossary and others, and one French term quoted in an English
 * article.
 */
const names = [
  ...(content.terminology.names ?? []),
  'Barreau du Québec',
  'Commission d’accès à l’information du Québec',
  'Légis Québec',
  'Montréal InVivo',
  'Publications du Québec',
  'Licensing Executives Society (USA and Canada)',
  'Regulatory Affairs Professionals Society',
  'juriste à temps partagé',
  ...Object.values(content.practice.name),
  ...Object.values(content.practice.legalName),
  content.practice.address?.street ?? 'no street',
  content.practice.founder?.name ?? 'no founder',
]

const everyPage = builtPages()
const pages = everyPage.filter(({ alias }) => !alias).map(page => ({ ...page, ...copyOf(page) }))

describe.each(pages.map(page => [page.path, page] as const))('%s', (_path, { route, language, lines, passages }) => {
  it('has each block and sentence in its language', () => {
    const sentences = passages.flatMap(text => text.split(/(?<=[.;:!?])\s+/))
    const long = [...passages, ...sentences].map(withoutNames).filter(({ length }) => length >= tellable)
    expect(long.filter(text => eld.detect(text).language !== language)).toEqual([])
  })

  it('has no line of several words in common with the other language', () => {
    const twin = pages.find(other => other.route === route && other.language !== language)
    // Ignores numerals and abbreviations, which both languages may share: “Phase III”.
    const phrases = lines.filter(line => /\p{L}{2,}\p{Ll}.*\s.*\p{L}{2,}\p{Ll}/u.test(withoutNames(line)))
    expect(twin).toBeDefined()
    expect(phrases.filter(phrase => twin?.lines.includes(phrase))).toEqual([])
  })

  it('shows no untranslated interface key', () => {
    const key = new RegExp(String.raw`(?<![\w.@/-])(?:${Object.keys(english).join('|')})\.[a-z]\w*`)
    expect(lines.filter(line => key.test(line))).toEqual([])
  })
})

it.each(everyPage.map(({ path }) => path))('%s contains no replacement or null character', path => {
  expect(builtFile(buildHtmlFilePath(path)).match(/.{0,30}[\0\ufffd].{0,30}/g)).toBeNull()
})

/**
 * The visible and spoken text of a page: `passages` are blocks without nested blocks, `lines` are single text nodes, typesetting aside.
 */
function copyOf({ path }: BuiltPage) {
  const $ = parsed(buildHtmlFilePath(path))
  $('script, style, noscript, code, [lang]:not(html)').remove()
  $('[id^=source-]')
    .filter((_, source) => foreign.test($(source).text()))
    .remove()
  const spoken = $('[alt], [aria-label], [title], [placeholder], meta[name=description]')
    .map((_, { attribs }) => [attribs.alt, attribs['aria-label'], attribs.title, attribs.placeholder, attribs.content])
    .get()
  // Words that no line break may part are in an element of their own, in the middle of a text.
  $('.whole').replaceWith((_, words) => $(words).text())
  const lines = load($.html())('title, body *')
    .contents()
    .map((_, node) => (node.type === 'text' ? node.data : []))
    .get()
  const passages = $(blocks)
    .map((_, block) => {
      const own = $(block).clone()
      own.find(blocks).remove()
      return own.text()
    })
    .get()
  return { lines: tidy([...lines, ...spoken]), passages: tidy([...passages, ...spoken]) }
}

function tidy(texts: (string | undefined)[]): string[] {
  return texts.flatMap(text => text?.replace(/\s+/g, ' ').trim() || [])
}

// URLs and e-mail addresses are removed as well: they would mislead the detection.
function withoutNames(text: string): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/https?:\/\/\S+|\S+@\S+/g, '')).trim()
}
