import { languages, type Language } from '../../config/languages'
import { addMonths } from '../../shared/calendarDays'
import { parseCommaSeparatedList, type Answers, type CreatableContentKind } from './questions'

/** The contents of new files, by path relative to the project root. */
export type GeneratedFiles = Record<string, string>

// Default review interval, in months; like that of the existing articles.
const reviewMonths = 6

// Default picture, an abstract drawing, until the writer chooses another.
const drawings: Record<CreatableContentKind, string> = {
  article: 'art/contours-1.png',
  page: 'art/lattice-1.png',
  document: 'art/document-1.png',
}

/** Generates the files for these answers. `today` is like 2026-11-20; `pictures` are the files under content/images. */
export function generateContentFiles(
  kind: CreatableContentKind,
  answers: Answers,
  today: string,
  pictures: readonly string[],
): GeneratedFiles {
  // The default drawing may have been deleted.
  const picture = pictures.find(file => file === drawings[kind]) ?? pictures[0] ?? drawings[kind]
  if (kind === 'page')
    return {
      [`content/pages${answers.address}.json`]: `${JSON.stringify(createPageJson(answers, today, picture), null, 2)}\n`,
    }
  const folder = kind === 'article' ? `content/articles/${answers.address}` : `content/documents${answers.address}`
  return Object.fromEntries(
    languages.map(language => [`${folder}/${language}.mdx`, createMdxText(kind, answers, language, today, picture)]),
  )
}

function createMdxText(
  kind: 'article' | 'document',
  answers: Answers,
  language: Language,
  today: string,
  picture: string,
): string {
  const answer = (name: string) => JSON.stringify(answers[`${name}-${language}`])
  const said = (name: string) => answers[`${name}-${language}`] ?? ''
  const days =
    kind === 'article'
      ? [`date: ${today}`, `reviewed: ${today}`, `reviewBy: ${addMonths(today, reviewMonths)}`, 'draft: true']
      : [`updated: ${today}`]
  const body = kind === 'article' ? [said('opening')] : [said('opening'), `## ${said('heading')}`, said('text')]
  return [
    '---',
    `title: ${answer('title')}`,
    `name: ${answer('name')}`,
    `${kind === 'article' ? 'excerpt' : 'summary'}: ${answer('summary')}`,
    'seo:',
    `  title: ${answer('seo-title')}`,
    `  description: ${answer('seo-description')}`,
    `  keywords: ${JSON.stringify(parseCommaSeparatedList(said('keywords'))).replaceAll('","', '", "')}`,
    `category: ${answers.category}`,
    ...days,
    `picture: { src: "${picture}" }`,
    '---',
    '',
    body.join('\n\n'),
    '',
  ].join('\n')
}

function createPageJson(answers: Answers, today: string, picture: string): object {
  const both = (name: string) => ({ en: answers[`${name}-en`], fr: answers[`${name}-fr`] })
  const [english, french] = languages.map(language => parseCommaSeparatedList(answers[`keywords-${language}`] ?? ''))
  return {
    name: both('name'),
    summary: both('summary'),
    seo: {
      title: both('seo-title'),
      description: both('seo-description'),
      keywords: english?.map((en, index) => ({ en, fr: french?.[index] })),
    },
    category: answers.category,
    updated: today,
    sections: [
      { type: 'hero', title: both('title'), lead: both('opening'), picture: { src: picture } },
      { type: 'prose', intro: { title: both('heading') }, markdown: both('text') },
    ],
  }
}
