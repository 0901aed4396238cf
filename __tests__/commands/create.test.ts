import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAndCheckContent } from '../../src/content/read/readAndCheckContent'
import { execFileSync } from 'node:child_process'
import { parseAnswerFlags, createContentFromAnswers, formatAnswersAsCommand } from '../../src/commands/create'
import { listQuestions, type Answers, type CreatableContentKind } from '../../src/commands/create/questions'
import { formatProblem } from '../../src/content/contentProblems'
import { withSmallContent } from '../helpers/contentCopy'
import { reading } from '../helpers/project'
import { categories } from '../helpers/project/single'

const subjects = categories.map(({ id }) => id)

const words: Answers = {
  'title-en': 'Budgets of clinical trials',
  'title-fr': "Le budget d'un essai clinique",
  'name-en': 'Trial budgets',
  'name-fr': 'Budget d’essai',
  'summary-en':
    'What a hospital and a sponsor settle before the first patient, and who pays when a trial lasts longer.',
  'summary-fr':
    "Ce que l'hôpital et le promoteur règlent avant le premier patient, et qui paie quand l'essai se prolonge.",
  'seo-title-en': 'Budgets of clinical trials in Canada',
  'seo-title-fr': 'Le budget d’un essai clinique au Canada',
  'seo-description-en':
    'How a hospital and a sponsor share the cost of a clinical trial in Canada: visits, overhead, payments that are held back, and a longer trial.',
  'seo-description-fr':
    'Comment l’hôpital et le promoteur partagent le coût d’un essai clinique au Canada : visites, frais indirects, retenues et prolongation de l’essai.',
  'keywords-en': 'trial budget, hospital overhead, holdback',
  'keywords-fr': 'budget d’essai, frais indirects, retenue',
  'opening-en': 'A budget is agreed before the first patient is seen.',
  'opening-fr': 'Le budget est convenu avant la première visite.',
  'heading-en': 'Who pays for what',
  'heading-fr': 'Qui paie quoi',
  'text-en': 'The sponsor pays for each visit, and the hospital for its own care.',
  'text-fr': 'Le promoteur paie chaque visite, et l’hôpital ses propres soins.',
}

const asked: Record<CreatableContentKind, { answers: Answers; files: string[] }> = {
  article: {
    answers: { category: subjects[0] ?? '', address: 'trial-budgets' },
    files: ['content/articles/trial-budgets/en.mdx', 'content/articles/trial-budgets/fr.mdx'],
  },
  page: {
    answers: { category: 'service', address: '/services/trial-budgets' },
    files: ['content/pages/services/trial-budgets.json'],
  },
  document: {
    answers: { category: 'service', address: '/trial-budgets' },
    files: ['content/documents/trial-budgets/en.mdx', 'content/documents/trial-budgets/fr.mdx'],
  },
}

const questionsFor = (kind: CreatableContentKind) => listQuestions(kind, subjects)

/** The answers for a kind of content as command-line flags. */
function flags(kind: CreatableContentKind, { without = [] as string[] } = {}): string[] {
  const answers = { ...words, ...asked[kind].answers }
  return questionsFor(kind).flatMap(({ name }) => (without.includes(name) ? [] : [`--${name}`, answers[name] ?? '']))
}

it.each(Object.keys(asked) as CreatableContentKind[])(
  'writes a new %s that passes the content check, and refuses to write it twice',
  kind =>
    withSmallContent(async root => {
      const { answers, problems } = parseAnswerFlags(questionsFor(kind), flags(kind))
      expect(problems).toEqual([])
      const { lines, failed } = await createContentFromAnswers(root, kind, answers, { today: reading.today })
      expect({ failed, lines: lines.slice(0, asked[kind].files.length) }).toEqual({
        failed: false,
        lines: asked[kind].files.map(file => `Wrote ${file}`),
      })
      expect(lines.join('\n')).toContain('confirm:translation')
      for (const drafts of [true, false])
        expect(readAndCheckContent(root, { ...reading, includeDrafts: drafts }).problems.map(formatProblem)).toEqual([])
      const french = readFileSync(join(root, asked[kind].files.at(-1) ?? ''), 'utf8')
      expect(french).toContain('Le budget d’un essai clinique')
      expect((await createContentFromAnswers(root, kind, answers, { today: reading.today })).lines[0]).toContain(
        'exists already',
      )
    }),
)

it('ignores a comma at the end of search terms', () =>
  withSmallContent(async root => {
    const { answers } = parseAnswerFlags(questionsFor('page'), flags('page'))
    const keywords = { 'keywords-en': `${answers['keywords-en']},` }
    const created = await createContentFromAnswers(root, 'page', { ...answers, ...keywords }, { today: reading.today })
    expect(created.failed).toBe(false)
  }))

it('reports all missing and invalid answers at once and writes nothing', () =>
  withSmallContent(async root => {
    const { answers } = parseAnswerFlags(questionsFor('article'), [
      ...flags('article', { without: ['title-fr', 'summary-en'] }),
      '--category',
      'trials',
    ])
    const { lines, failed } = await createContentFromAnswers(root, 'article', answers, { today: reading.today })
    expect(failed).toBe(true)
    expect(lines).toEqual([
      expect.stringContaining('--summary-en is missing'),
      expect.stringContaining('--title-fr is missing'),
      expect.stringContaining('--category: must be one of'),
    ])
    expect(existsSync(join(root, 'content/articles/trial-budgets'))).toBe(false)
  }))

it('reports unknown flags and arguments', () => {
  expect(parseAnswerFlags(questionsFor('page'), ['--titel-en=Patents', 'loose']).problems).toEqual([
    '--titel-en is not asked here; did you mean “title-en”.',
    expect.stringContaining('loose'),
  ])
})

it('formats the answers as a correctly quoted shell command', () => {
  const answers = { ...words, 'title-en': 'The “first” "month" for $5 and `more` \\\\' }
  const command = formatAnswersAsCommand('page', answers)
  const read = execFileSync('sh', ['-c', `npm() { shift 3; printf '%s\\n' "$@"; }\n${command}`], { encoding: 'utf8' })
  expect(parseAnswerFlags(questionsFor('page'), read.trim().split('\n')).answers).toEqual(
    parseAnswerFlags(
      questionsFor('page'),
      Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]),
    ).answers,
  )
})

it('removes the new files if they fail the content check', () =>
  withSmallContent(async root => {
    const { answers } = parseAnswerFlags(questionsFor('article'), flags('article'))
    const { lines, failed } = await createContentFromAnswers(
      root,
      'article',
      { ...answers, 'opening-en': 'See [our plans](/no-such-page).' },
      { today: reading.today },
    )
    expect(failed).toBe(true)
    expect(lines.join('\n')).toMatch(/no-such-page.*Nothing was written/s)
    expect(existsSync(join(root, 'content/articles/trial-budgets'))).toBe(false)
  }))
