import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatProblem } from '../../src/content/contentProblems'
import { rulesByName } from '../../src/content/rules'
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
