import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatProblem } from '../../src/content/contentProblems'
import { readAndCheckContent } from '../../src/content/read/readAndCheckContent'
import { rulesByName } from '../../src/content/rules'
import type { Rule, TextRuleReferenceData } from '../../src/content/rules/rule'
import { reading, withProject } from '../helpers/project'
import { problemsAndNoticesWith, rulesWithExamples } from '../helpers/ruleExamples'

it('every rule has an examples file and vice versa', () => {
  expect([...rulesWithExamples].sort()).toEqual(Object.keys(rulesByName).sort())
})

it.each(Object.entries(rulesByName))('%s states its requirement in one sentence', (_, { requirement }) => {
  expect(requirement).toMatch(/^[A-Z].+\.$/)
})

it('the small project has no problems or notices', () => {
  expect(problemsAndNoticesWith({}).map(formatProblem)).toEqual([])
})

it.each([...new Set(rulesWithExamples.map(name => name.split('/')[0]))])('the %s rules have a test file', kind => {
  expect(existsSync(join(__dirname, `rules/${kind}.test.ts`))).toBe(true)
})

// Results are cached by what rules declare in `comparesWith`: an undeclared dependency would give stale results.
it('text rules read exactly the context that they declare in comparesWith', () => {
  const rules = Object.entries<Rule>(rulesByName)
  const lookedAt = new Set<string>()
  const watched = (name: string, context: TextRuleReferenceData) =>
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
