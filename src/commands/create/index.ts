import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { languages } from '../../config/languages'
import { writeFileWithFolders } from '../../content/writeFiles'
import { listFiles } from '../../content/read/files'
import { todayInMontreal } from '../../content/read/publication'
import { readJsonFile } from '../../content/read/json'
import { readAndCheckContent } from '../../content/read/readAndCheckContent'
import { noopCache } from '../../content/read/resultCache'
import { formatDidYouMeanHint } from '../../content/language/didYouMean'
import { formatProblems } from '../../content/contentProblems'
import { parseWithProblems } from '../../content/zodProblems'
import { articleCategoriesSchema } from '../../content/model/articleCategories'
import { fixContent } from '../fix'
import { fixPlainTextTypography } from '../fix/plainText'
import type { ContentCheckOptions } from '../contentCheckOptions'
import { createFailure, type CommandResult } from '../commandResult'
import { generateContentFiles, type GeneratedFiles } from './contentFiles'
import {
  listQuestions,
  parseCommaSeparatedList,
  type Answers,
  type CreatableContentKind,
  type Question,
} from './questions'

/** Parses answers given as flags; returns problems for unknown ones. */
export function parseAnswerFlags(questions: Question[], args: string[]): { answers: Answers; problems: string[] } {
  const names = questions.map(({ name }) => name)
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]))
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const problems = tokens.flatMap(token => {
    if (token.kind === 'positional') return [`“${token.value}” stands alone; write --name "value".`]
    return token.kind === 'option' && !names.includes(token.name)
      ? [`--${token.name} is not asked here${formatDidYouMeanHint(token.name, names)}.`]
      : []
  })
  const given = questions.flatMap(question => {
    const value = values[question.name]
    return typeof value === 'string' ? [[question.name, trimAndFixAnswerTypography(question, value)] as const] : []
  })
  return { answers: Object.fromEntries(given), problems }
}

/** The command line that repeats these answers, so that a writer does not have to retype them if one is refused. */
export function formatAnswersAsCommand(kind: CreatableContentKind, answers: Answers): string {
  const flags = Object.entries(answers).map(
    ([name, answer]) => ` \\\n  --${name} "${answer.replace(/["$`\\]/g, '\\$&')}"`,
  )
  return `npm run new:${kind} --${flags.join('')}`
}

/** The category ids of articles; empty if content/categories.json cannot be read. */
export function readArticleCategoryIds(root: string): string[] {
  const { value } = readJsonFile(root, 'content/categories.json')
  return parseWithProblems(articleCategoriesSchema, value, 'content/categories.json').data?.map(({ id }) => id) ?? []
}

/** Normalizes an answer: trims it and fixes typography. */
export function trimAndFixAnswerTypography({ language }: Question, answer: string): string {
  return language ? fixPlainTextTypography(answer.trim(), language) : answer.trim()
}

/** Creates content from answers, or writes nothing and returns every reason. */
export async function createContentFromAnswers(
  root: string,
  kind: CreatableContentKind,
  given: Answers,
  { today = todayInMontreal(), cache = noopCache }: ContentCheckOptions = {},
): Promise<CommandResult> {
  const answers = { ...given }
  const problems = listQuestions(kind, readArticleCategoryIds(root)).flatMap(question => {
    const answer = answers[question.name] ?? question.defaultAnswer?.(answers)
    if (answer === undefined) return [`--${question.name} is missing (${question.prompt}).`]
    answers[question.name] = answer
    const problem = question.validate(answer)
    return problem ? [`--${question.name}: ${problem}.`] : []
  })
  if (!problems.length && kind === 'page') problems.push(...unequalKeywords(answers))
  if (problems.length) return createFailure(problems)
  const pictures = ['.png', '.jpg', '.webp'].flatMap(ending => listFiles(root, 'content/images', ending))
  const names = pictures.map(file => file.replace('content/images/', ''))
  const files = generateContentFiles(kind, answers, today, names)
  const taken = Object.keys(files).filter(file => existsSync(join(root, file)))
  if (taken.length) return createFailure(taken.map(file => `${file} exists already; nothing is ever overwritten.`))
  return writeAndDeleteIfInvalid(root, kind, files, { today, cache })
}

// Deletes the new files again if the content check refuses them, so that writers never start from an invalid file.
async function writeAndDeleteIfInvalid(
  root: string,
  kind: CreatableContentKind,
  files: GeneratedFiles,
  { today, cache }: Required<ContentCheckOptions>,
): Promise<CommandResult> {
  const names = Object.keys(files)
  for (const [file, text] of Object.entries(files)) writeFileWithFolders(join(root, file), text)
  await fixContent(root, { only: names })
  const newFiles = new Set(names)
  const { problems } = readAndCheckContent(root, { today, includeDrafts: true }, cache)
  cache.save()
  const own = problems.filter(
    ({ file, field = '', message }) => newFiles.has(file) || names.some(name => (field + message).includes(name)),
  )
  if (own.length) {
    names.forEach(file => remove(root, file))
    return createFailure([formatProblems(own), 'Nothing was written.'])
  }
  return { lines: [...names.map(file => `Wrote ${file}`), '', ...next[kind]], failed: false }
}

// The folder may contain pictures that the writer added earlier.
function remove(root: string, file: string): void {
  rmSync(join(root, file))
  const folder = dirname(join(root, file))
  if (!readdirSync(folder).length) rmdirSync(folder)
}

const next: Record<CreatableContentKind, string[]> = {
  article: [
    'It is a draft: npm run develop shows it, the site does not.',
    'Write the text under the front matter of both files, with its sources; npm run check:content reads along.',
    'When it is ready, set the date and remove “draft: true” in both files, then run npm run confirm:translation.',
  ],
  page: [
    'It is part of the next build. Add its sections (content/reference.md lists them) and name it in content/navigation.json.',
    'When both languages say the same, run npm run confirm:translation.',
  ],
  document: [
    'It is part of the next build. Write the text in both files, and name it in content/navigation.json or link to it.',
    'When both languages say the same, run npm run confirm:translation.',
  ],
}

function unequalKeywords(answers: Answers): string[] {
  const [en, fr] = languages.map(language => parseCommaSeparatedList(answers[`keywords-${language}`] ?? '').length)
  return en === fr ? [] : [`--keywords-fr: must have as many terms as --keywords-en; there are ${fr} and ${en}.`]
}
