import { eld } from 'eld/extrasmall'
import { languages } from '../../src/config/languages'
import { buildHtmlFilePath } from '../../src/shared/paths'
import english from '../../locales/en/common.json'
import { builtFile, builtPages, content, parsed, type BuiltPage } from '../helpers/site'

eld.setLanguageSubset([...languages])

/** Shorter passages are names and labels, whose language their letters do not tell. */
const tellable = 60

const blocks =
  'p, li, h1, h2, h3, h4, dt, dd, th, td, caption, figcaption, summary, blockquote, legend, label, button, option'

/** How a source says that its title is rightly in the other language. */
const foreign = /(?:en anglais|in French)\)/

/** Names that are the same in both languages, those that the content check knows and others, and one French term that an English article quotes. */
const names = [
  ...(content.glossary.names ?? []),
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
  it('is written in its language, block by block and sentence by sentence', () => {
    const sentences = passages.flatMap(text => text.split(/(?<=[.;:!?])\s+/))
    const long = [...passages, ...sentences].map(withoutNames).filter(({ length }) => length >= tellable)
    expect(long.filter(text => eld.detect(text).language !== language)).toEqual([])
  })

  it('shares no line of several words with its twin', () => {
    const twin = pages.find(other => other.route === route && other.language !== language)
    // Capitals alone are numerals and abbreviations, which both languages may write alike: “Phase III”.
    const phrases = lines.filter(line => /\p{L}{2,}\p{Ll}.*\s.*\p{L}{2,}\p{Ll}/u.test(withoutNames(line)))
    expect(twin).toBeDefined()
    expect(phrases.filter(phrase => twin?.lines.includes(phrase))).toEqual([])
  })

  it('shows no key of the interface', () => {
    const key = new RegExp(String.raw`(?<![\w.@/-])(?:${Object.keys(english).join('|')})\.[a-z]\w*`)
    expect(lines.filter(line => key.test(line))).toEqual([])
  })
})

it.each(everyPage.map(({ path }) => path))('%s holds no broken character', path => {
  expect(builtFile(buildHtmlFilePath(path)).match(/.{0,30}[\0\ufffd].{0,30}/g)).toBeNull()
})

/** What a reader or a screen reader reads: each block without the blocks inside it, and each line by itself. */
function copyOf({ path }: BuiltPage) {
  const $ = parsed(buildHtmlFilePath(path))
  $('script, style, noscript, code, [lang]:not(html)').remove()
  $('[id^=source-]')
    .filter((_, source) => foreign.test($(source).text()))
    .remove()
  const spoken = $('[alt], [aria-label], [title], [placeholder], meta[name=description]')
    .map((_, { attribs }) => [attribs.alt, attribs['aria-label'], attribs.title, attribs.placeholder, attribs.content])
    .get()
  const lines = $('title, body *')
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

// An address has the language of its page, but its letters do not tell.
function withoutNames(text: string): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/https?:\/\/\S+|\S+@\S+/g, '')).trim()
}
