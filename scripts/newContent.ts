import {
  parseAnswerFlags,
  createContentFromAnswers,
  formatAnswersAsCommand,
  readArticleCategoryIds,
  trimAndFixAnswerTypography,
} from '../src/commands/create'
import { creatableContentKinds, listQuestions, type Answers, type Question } from '../src/commands/create/questions'
import { printAndSetExitCode } from '../src/commands/commandResult'
import { openContentResultCache } from '../src/content/read/contentResultCache'

/** Creates an article, page or document; asks in the terminal for values not given as flags. */
async function main(): Promise<void> {
  const [given, ...args] = process.argv.slice(2)
  const kind = creatableContentKinds.find(kind => kind === given)
  if (!kind)
    return printAndSetExitCode({
      lines: [`Say what is new: ${creatableContentKinds.map(kind => `npm run new:${kind}`).join(', ')}.`],
      failed: true,
    })
  const questions = listQuestions(kind, readArticleCategoryIds(process.cwd()))
  const { answers, problems } = parseAnswerFlags(questions, args)
  if (problems.length) return printAndSetExitCode({ lines: problems, failed: true })
  const isAsked = process.stdin.isTTY
  const all = isAsked ? await askQuestions(kind, questions, answers) : answers
  if (!all) return
  const root = process.cwd()
  const { lines, failed } = await createContentFromAnswers(root, kind, all, { cache: openContentResultCache(root) })
  const again = [
    '',
    'To try again with your answers, change what was refused in this:',
    '',
    formatAnswersAsCommand(kind, all),
  ]
  printAndSetExitCode({ lines: failed && isAsked ? [...lines, ...again] : lines, failed })
}

async function askQuestions(kind: string, questions: Question[], given: Answers): Promise<Answers | undefined> {
  const { cancel, intro, isCancel, select, text } = await import('@clack/prompts')
  intro(`A new ${kind}. Ctrl+C leaves without writing anything.`)
  const answers = { ...given }
  for (const question of questions) {
    if (answers[question.name] !== undefined) continue
    const answer = question.choices
      ? await select({ message: question.prompt, options: question.choices.map(value => ({ value, label: value })) })
      : await text({
          message: question.prompt,
          initialValue: question.defaultAnswer?.(answers),
          validate: (value = '') => question.validate(trimAndFixAnswerTypography(question, value)),
        })
    if (isCancel(answer)) return void cancel('Nothing was written.')
    answers[question.name] = trimAndFixAnswerTypography(question, answer)
  }
  return answers
}

void main()
