import { languages, type Language } from '../../../src/config/languages'
import { getDefaultReadOptions } from '../../../src/content/read/publication'
import { readContent, type Content } from '../../../src/content/read/readContent'
import type { ResultCache } from '../../../src/content/read/resultCache'
import type { TextBlock } from '../../../src/content/mdx/textBlocks'
import type { PageSection } from '../../../src/gatsby/output/search/pageSections'
import type { GlossaryTerm } from '../../../src/content/model'
import type { SearchRecord } from '../../../src/gatsby/output/search/records'
import { collectNestedStrings } from '../../../src/content/collectNestedStrings'
import { seeded } from '../../artwork/drawing/random'

/** How added articles are derived from existing ones. */
export type Model =
  /** Copies, in turn. */
  | 'copies'
  /** Words drawn at random from all articles, so that every text uses every word. */
  | 'shuffled'

/** The search records of a project, with articles added until there are `count`. */
export function createSearchRecords(
  root: string,
  cache: ResultCache,
  model: Model,
  count: number,
): { records: SearchRecord[]; terms: GlossaryTerm[] } {
  const { content } = readContent(root, getDefaultReadOptions(), cache)
  if (!content) throw new Error('The content cannot be read; run npm run check:content.')
  const records = languages.flatMap(language => {
    const articles = createArticleRecords(content, language)
    return [
      ...articles,
      ...addArticles(articles, model, count),
      ...createPageRecords(content, language),
      ...createTermRecords(content, language),
    ]
  })
  return { records, terms: content.terms.map(({ term }) => term) }
}

function createArticleRecords({ texts }: Content, language: Language): SearchRecord[] {
  return texts.flatMap(text =>
    text.kind === 'article' && text.language === language
      ? [
          {
            url: `/${language}${text.route}`,
            language,
            title: text.frontMatter.name,
            kind: 'article' as const,
            category: text.frontMatter.category,
            sections: splitSections(text.frontMatter.title, text.analysis.blocks),
            keywords: text.frontMatter.seo.keywords,
          },
        ]
      : [],
  )
}

function splitSections(title: string, blocks: TextBlock[]): PageSection[] {
  const sections: PageSection[] = [{ id: '', headingId: '', heading: title, level: 1, paragraphs: [] }]
  for (const { element, text } of blocks) {
    const id = `section-${sections.length}`
    if (/^h[23]$/.test(element))
      sections.push({ id, headingId: id, heading: text, level: Number(element.slice(1)), paragraphs: [] })
    else sections.at(-1)?.paragraphs.push(text)
  }
  return sections
}

function createPageRecords({ pages }: Content, language: Language): SearchRecord[] {
  return pages.map(({ route, page }) => {
    const paragraphs = collectNestedStrings(page.sections).flatMap(each =>
      each.language === language ? each.text : [],
    )
    return {
      url: `/${language}${route}`,
      language,
      title: page.name[language],
      kind: 'practice',
      sections: [{ id: '', headingId: '', heading: page.name[language], level: 1, paragraphs }],
      keywords: [],
    }
  })
}

function createTermRecords({ terms }: Content, language: Language): SearchRecord[] {
  return terms.map(({ id, term }) => ({
    url: `/${language}/resources/glossary#${id}`,
    language,
    title: term.term[language],
    kind: 'term',
    names: languages.map(each => term.term[each]),
    sections: [
      { id: '', headingId: '', heading: term.term[language], level: 1, paragraphs: [term.definition[language]] },
    ],
    keywords: [],
  }))
}

function addArticles(articles: SearchRecord[], model: Model, count: number): SearchRecord[] {
  const draw = createDraw(
    articles.flatMap(({ sections }) =>
      sections.flatMap(({ paragraphs }) => paragraphs.flatMap(text => text.split(/\s+/))),
    ),
  )
  const written = (text: string) => (model === 'copies' ? text : text.split(/\s+/).map(draw).join(' '))
  return Array.from({ length: Math.max(0, count - articles.length) }, (_, index) => {
    const original = articles[index % articles.length]
    if (!original) throw new Error('There is no article to copy.')
    const mark = `case ${index}`
    return {
      ...original,
      url: `${original.url}-${index}`,
      title: `${original.title}, ${mark}`,
      sections: original.sections.map((section, place) => ({
        ...section,
        paragraphs: [...section.paragraphs.map(written), ...(place ? [] : [mark])],
      })),
    }
  })
}

// A fixed seed, so that every run is the same.
function createDraw(words: readonly string[]): () => string {
  const random = seeded(7)
  return () => words[Math.floor(random() * words.length)] ?? ''
}
