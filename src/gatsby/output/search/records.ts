import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchKind } from '../../../config/search'
import type { Language } from '../../../config/languages'
import { buildHtmlFilePath } from '../../../shared/paths'
import type { RoutedPageNodeSpecWithDigest } from '../../nodes/pageDigests'
import type { GlossaryLetter } from '../../nodes/glossary'
import type { GlossaryTermWithAvoidedWords } from './termAliases'
import { normalizeSpaces, readPageSections, type PageSection } from './pageSections'

/** A search result: a page with its sections, one question of a page, or a glossary term. */
export interface SearchRecord {
  url: string
  language: Language
  title: string
  kind: SearchKind
  /** Category of an article. */
  category?: string
  sections: PageSection[]
  /** Keywords that the page does not show: what people type to find it. */
  keywords: string[]
  /** For a term, its names in both languages. */
  names?: string[]
}

// Sections that only repeat other pages, or that have records of their own.
const elsewhere = ['related', 'callToAction', 'articles', 'linkGroups', 'glossary', 'search']
const restOfArticle = ['sources', 'closing-call', 'related']

/**
 * The search records of a build: one for each indexable page that is not a list of pages, and one for each question and
 * glossary term.
 */
export function readSearchRecordsFromBuild(
  publicFolder: string,
  pages: RoutedPageNodeSpecWithDigest[],
  searchable: readonly GlossaryTermWithAvoidedWords[],
): SearchRecord[] {
  // The home page and the list of articles would match whatever the pages below them are found by.
  const parents = new Set(pages.flatMap(({ fields }) => fields.breadcrumb.flatMap(({ path }) => path ?? [])))
  const avoidedWords = new Map(searchable.map(({ id, avoidedWords }) => [id, avoidedWords]))
  return pages.flatMap(({ type, fields }) => {
    const own = type === 'Page' ? fields.sections : []
    if (fields.noindex || own.some(({ type }) => type === 'linkGroups')) return []
    const { language } = fields
    const html = readFileSync(join(publicFolder, buildHtmlFilePath(fields.path)), 'utf8')
    const left = new Set(own.flatMap(({ type }, index) => (elsewhere.includes(type) ? [`section-${index + 1}`] : [])))
    const terms = own.flatMap(section =>
      section.type === 'glossary' ? section.letters.flatMap(({ terms }) => terms) : [],
    )
    // Alike on many pages.
    const notes = own.flatMap(section => (section.type === 'hero' ? normalizeSpaces(section.note ?? '') : []))
    const all = readPageSections(html).map(({ paragraphs, ...section }) => ({
      ...section,
      paragraphs: paragraphs.filter(text => !notes.includes(text)),
    }))
    // Each glossary term is a record of its own.
    const sections = terms.length
      ? all.slice(0, 1).map(section => ({ ...section, paragraphs: section.paragraphs.slice(0, 2) }))
      : all.filter(({ id, headingId }) => !left.has(headingId) && !(type !== 'Page' && restOfArticle.includes(id)))
    const record: SearchRecord = {
      url: fields.path,
      language,
      // The h1 of a page is a whole sentence; its name is clearer in a list of results.
      title: type === 'Page' ? fields.name : fields.title,
      kind: fields.kind,
      category: type === 'Article' ? fields.articleCategory : undefined,
      sections,
      keywords: [...(type === 'Page' ? [fields.name] : []), ...(parents.has(fields.path) ? [] : fields.seo.keywords)],
    }
    return [
      ...(record.kind === 'question' ? splitQuestions(record) : [record]),
      ...terms.map(term => createTermRecord(term, fields.path, language, avoidedWords.get(term.id))),
    ]
  })
}

// Each question is a separate record: a page of twenty would rank low for each of them.
function splitQuestions(page: SearchRecord): SearchRecord[] {
  const isQuestion = ({ level, id }: PageSection) => level === 3 && id !== ''
  return [
    { ...page, kind: 'practice', sections: page.sections.filter(section => !isQuestion(section)) },
    ...page.sections.filter(isQuestion).map(section => ({
      ...page,
      url: `${page.url}#${section.id}`,
      title: section.heading,
      sections: [{ ...section, id: '', level: 1 }],
      keywords: [],
    })),
  ]
}

function createTermRecord(
  { id, name, short, also, other, definition }: GlossaryLetter['terms'][number],
  path: string,
  language: Language,
  avoidedWords: string[] = [],
): SearchRecord {
  const names = [...also, ...(other ? [other.name, ...(other.short ? [other.short] : [])] : []), ...avoidedWords]
  const own = [name, ...(short ? [short] : [])]
  return {
    url: `${path}#${id}`,
    language,
    title: short ? `${name} (${short})` : name,
    kind: 'term',
    // Not in the text: an excerpt is in one language.
    keywords: names,
    names: [...own, ...names],
    sections: [
      {
        id: '',
        headingId: '',
        heading: short ? `${name} (${short})` : name,
        level: 1,
        paragraphs: [definition],
      },
    ],
  }
}
