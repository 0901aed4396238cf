import { answersIn, create, subjectsIn, tidied } from '../src/commands/create'
import { kinds, questionsOf, type Answers, type Question } from '../src/commands/create/questions'
import { tell } from '../src/commands/outcome'

/** Makes a new article, page or document: what flags do not say is asked in a terminal. */
async function main(): Promise<void> {
  const [given, ...args] = process.argv.slice(2)
  const kind = kinds.find(kind => kind === given)
  if (!kind)
    return tell({ lines: [`Say what is new: ${kinds.map(kind => `npm run new:${kind}`).join(', ')}.`], failed: true })
  const questions = questionsOf(kind, subjectsIn(process.cwd()))
  const { answers, problems } = answersIn(questions, args)
  if (problems.length) return tell({ lines: problems, failed: true })
  const all = process.stdin.isTTY ? await askFor(kind, questions, answers) : answers
  if (all) tell(await create(process.cwd(), kind, all))
}

async function askFor(kind: string, questions: Question[], given: Answers): Promise<Answers | undefined> {
  const { cancel, intro, isCancel, select, text } = await import('@clack/prompts')
  intro(`A new ${kind}. Ctrl+C leaves without writing anything.`)
  const answers = { ...given }
  for (const question of questions) {
    if (answers[question.name] !== undefined) continue
    const answer = question.choices
      ? await select({ message: question.ask, options: question.choices.map(value => ({ value, label: value })) })
      : await text({
          message: question.ask,
          initialValue: question.fallback?.(answers),
          validate: (value = '') => question.problemWith(tidied(question, value)),
        })
    if (isCancel(answer)) return void cancel('Nothing was written.')
    answers[question.name] = tidied(question, answer)
  }
  return answers
}

void main()
