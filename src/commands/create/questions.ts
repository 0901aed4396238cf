import type { z } from 'zod'
import { pageCategories } from '../../config/pageCategories'
import { languageDetails, languages, type Language } from '../../config/languages'
import { articleFrontMatterSchema, documentFrontMatterSchema, pageSchema } from '../../content/model'
import { bilingualTextSchema } from '../../content/model/textSchemas'
import { routePattern } from '../../content/read/routes'
import { slugify } from '../../content/language/slugs'

/** Kinds of content that can be created. */
export const creatableContentKinds = ['article', 'page', 'document'] as const
export type CreatableContentKind = (typeof creatableContentKinds)[number]

/** A question whose answer is needed to create content. */
export interface Question {
  /** Name of its flag, such as title-en. */
  name: string
  /** The prompt in the terminal. */
  prompt: string
  language?: Language
  /** The allowed answers, if limited. */
  choices?: readonly string[]
  /** Returns what is wrong with an answer, if anything. */
  validate: (answer: string) => string | undefined
  /** The default, derived from earlier answers. */
  defaultAnswer?: (answers: Answers) => string | undefined
}

/** Answers by question name. */
export type Answers = Record<string, string>

/** The questions for a new article, page or document, in order; `categories` are the ids of the article categories. */
export function listQuestions(kind: CreatableContentKind, categories: readonly string[]): Question[] {
  const choices = listCategoryChoices(kind, categories)
  return [
    ...languages.flatMap(language => aboutWords(kind, language)),
    {
      name: 'category',
      prompt: kind === 'article' ? 'Its subject' : 'The kind of page',
      choices,
      validate: answer =>
        choices.some(choice => choice === answer) ? undefined : `must be one of ${choices.join(', ')}`,
    },
    {
      name: 'address',
      prompt:
        kind === 'article'
          ? 'The last part of its address, such as trial-budgets'
          : 'Its address, such as /services/patents',
      validate: answer =>
        pattern[kind].test(answer) ? undefined : `must be small letters, digits and hyphens, such as ${examples[kind]}`,
      defaultAnswer: ({ 'title-en': title = '' }) => (kind === 'article' ? slugify(title) : `/${slugify(title)}`),
    },
  ]
}

function listCategoryChoices(kind: CreatableContentKind, categories: readonly string[]): readonly string[] {
  if (kind === 'article') return categories
  return kind === 'page' ? pageCategories : documentFrontMatterSchema.shape.category.options
}

const pattern: Record<CreatableContentKind, RegExp> = {
  article: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  page: routePattern,
  document: /^\/[a-z0-9]+(-[a-z0-9]+)*$/,
}

const examples: Record<CreatableContentKind, string> = {
  article: 'trial-budgets',
  page: '/services/patents',
  document: '/cookie-policy',
}

function aboutWords(kind: CreatableContentKind, language: Language): Question[] {
  const { name: tongue } = languageDetails[language]
  const shape = kind === 'article' ? articleFrontMatterSchema.shape : documentFrontMatterSchema.shape
  const summary = kind === 'article' ? articleFrontMatterSchema.shape.excerpt : documentFrontMatterSchema.shape.summary
  const field = (name: string, ask: string, schema: z.ZodType): Question => ({
    name: `${name}-${language}`,
    prompt: `${tongue}: ${ask}`,
    language,
    validate: answer => schema.safeParse(answer).error?.issues[0]?.message,
  })
  const line = bilingualTextSchema.shape[language]
  const short = (limit: number) => (answers: Answers) => within(answers[`title-${language}`], limit)
  return [
    field('title', 'the title', shape.title),
    {
      ...field('name', 'a short name for menus and trails, at most 45 characters', shape.name),
      defaultAnswer: short(45),
    },
    field(
      'summary',
      kind === 'article'
        ? 'one or two sentences for its card, 80 to 220 characters'
        : 'one sentence for cards that lead to it',
      summary,
    ),
    {
      ...field(
        'seo-title',
        'the title in search results, 30 to 60 characters',
        pageSchema.shape.seo.shape.title.shape[language],
      ),
      defaultAnswer: short(60),
    },
    field(
      'seo-description',
      'the summary in search results, 120 to 155 characters',
      pageSchema.shape.seo.shape.description.shape[language],
    ),
    {
      ...field('keywords', 'three to eight search terms with commas between them', line),
      validate: answer => {
        const count = parseCommaSeparatedList(answer).length
        return count >= 3 && count <= 8
          ? undefined
          : `must be three to eight terms with commas between them; there are ${count}`
      },
    },
    field('opening', 'the first paragraph', line),
    ...(kind === 'article'
      ? []
      : [field('heading', 'the heading of its first section', line), field('text', 'the words of that section', line)]),
  ]
}

/** The terms of a comma-separated answer. */
export function parseCommaSeparatedList(answer: string): string[] {
  return answer
    .split(',')
    .map(term => term.trim())
    .filter(Boolean)
}

function within(text: string | undefined, limit: number): string | undefined {
  return text && text.length <= limit ? text : undefined
}
