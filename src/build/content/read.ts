import type { z } from 'zod'
import { reportOf, type Problem } from '../../lib/problems'
import { parseWith } from '../../lib/zodProblems'
import {
  advantages,
  facts,
  glossary,
  navigation,
  page,
  practice,
  type Facts,
  type Glossary,
  type Navigation,
  type Page,
  type Practice,
} from '../../model'
import { checkContent } from './checks'
import { checkLocales } from './checks/locales'
import { questionedFacts } from './dependentFacts'
import { filesUnder, readJson } from './files'
import { heldBack, notices, readingNow } from './published'
import { readTexts, type Text } from './texts'

/** A page file with its neutral address. */
export interface PageFile {
  file: string
  route: string
  page: Page
}

/** Everything under content/, read and valid by itself. */
export interface Content {
  /** The project’s root. */
  root: string
  practice: Practice
  facts: Facts
  navigation: Navigation
  glossary: Glossary
  advantages: z.infer<typeof advantages>
  pages: PageFile[]
  texts: Text[]
}

/** The content of a project and every problem in it. Without its single files there is no content to give. */
export function readContent(
  root: string,
  reading = readingNow(),
): { content?: Content; problems: Problem[]; notices: string[] } {
  const read = <S extends z.ZodType>(file: string, schema: S) => {
    const { value, problems } = readJson(root, file)
    return problems.length ? { problems } : parseWith(schema, value, file)
  }
  const single = {
    practice: read('content/practice.json', practice),
    facts: read('content/facts.json', facts),
    navigation: read('content/navigation.json', navigation),
    advantages: read('content/advantages.json', advantages),
    glossary: read('content/glossary.json', glossary),
  }
  const pages = filesUnder(root, 'content/pages', '.json').map(file => ({ file, ...read(file, page) }))
  const unread = [...checkLocales(root), ...[...Object.values(single), ...pages].flatMap(({ problems }) => problems)]
  if (
    !single.practice.data ||
    !single.facts.data ||
    !single.navigation.data ||
    !single.advantages.data ||
    !single.glossary.data
  )
    return { problems: unread, notices: [] }
  const { texts, problems } = readTexts(root, { practice: single.practice.data, facts: single.facts.data })
  const unreadable = [...unread, ...problems]
  const content: Content = {
    root,
    practice: single.practice.data,
    facts: single.facts.data,
    navigation: single.navigation.data,
    advantages: single.advantages.data,
    glossary: single.glossary.data,
    pages: pages.flatMap(({ file, data }) => (data ? [{ file, route: routeOf(file), page: data }] : [])),
    texts: texts.filter(text => !heldBack(text, reading)),
  }
  const held = texts.flatMap(text => {
    const reason = heldBack(text, reading)
    return reason ? [{ ...text, reason }] : []
  })
  return {
    content,
    problems: [...unreadable, ...checkContent(content, held, unreadable)],
    notices: [
      ...notices(texts, reading),
      ...questionedFacts(content.facts).map(({ id, reason }) => `content/facts.json, ${id}: it ${reason}.`),
    ],
  }
}

/** The content of a project, or one error that lists every problem. */
export function readValidContent(root: string): Content {
  const { content, problems } = readContent(root)
  if (!content || problems.length) throw new Error(reportOf(problems))
  return content
}

/** `content/pages/services/corporate-law.json` → `/services/corporate-law`; `home` is `/`. */
function routeOf(file: string): string {
  const route = file.replace(/^content\/pages/, '').replace(/\.json$/, '')
  return route === '/home' ? '/' : route
}
