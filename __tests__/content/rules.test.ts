import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatProblem } from '../../src/content/contentProblems'
import { readAndCheckContent } from '../../src/content/read/readAndCheckContent'
import { rulesByName } from '../../src/content/rules'
import type { Rule, TextCheckContext } from '../../src/content/rules/rule'
import { reading, withProject } from '../helpers/project'
import { problemsAndNoticesWith, rulesWithExamples } from '../helpers/ruleExamples'

it('every rule has examples beside it, and every examples a rule', () => {
  expect([...rulesWithExamples].sort()).toEqual(Object.keys(rulesByName).sort())
})

it.each(Object.entries(rulesByName))('%s says what holds in one sentence', (_, { requirement }) => {
  expect(requirement).toMatch(/^[A-Z].+\.$/)
})

it('nothing is said of the small project', () => {
  expect(problemsAndNoticesWith({}).map(formatProblem)).toEqual([])
})

it.each([...new Set(rulesWithExamples.map(name => name.split('/')[0]))])('the rules of %s have a test', kind => {
  expect(existsSync(join(__dirname, `rules/${kind}.test.ts`))).toBe(true)
})

// What a rule does not name is left out of what its results are kept by: they would outlive a change.
it('rules of words look at what they say that they compare with, and at nothing else', () => {
  const rules = Object.entries<Rule>(rulesByName)
  const lookedAt = new Set<string>()
  const watched = (name: string, context: TextCheckContext) =>
    new Proxy(context, {
      get: (parts, part) => {
        lookedAt.add(`${name} ${String(part)}`)
        return Reflect.get(parts, part) as unknown
      },
    })
  const unwatched = rules.map(([, rule]) => ({ ...rule }))
  for (const [name, rule] of rules) {
    const { checkVisibleText, checkMarkdown } = rule
    rule.checkVisibleText &&= (words, context) => checkVisibleText?.(words, watched(name, context)) ?? []
    rule.checkMarkdown &&= (text, context) => checkMarkdown?.(text, watched(name, context)) ?? []
  }
  withProject({}, root => readAndCheckContent(root, reading))
  rules.forEach(([, rule], index) => Object.assign(rule, unwatched[index]))
  expect([...lookedAt].sort()).toEqual(
    rules.flatMap(([name, { comparesWith = [] }]) => comparesWith.map(part => `${name} ${part}`)).sort(),
  )
})
