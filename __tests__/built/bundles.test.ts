import { readFileSync, readdirSync } from 'node:fs'
import { contentProblemsEndpoint } from '../../src/config/develop'

const scripts = readdirSync('public').filter(file => file.endsWith('.js'))
const scriptsWith = (words: RegExp | string) =>
  scripts.filter(file => readFileSync(`public/${file}`, 'utf8').match(words))

it('the published scripts do not contain develop’s endpoint for content problems', () => {
  expect(scripts.length).toBeGreaterThan(0)
  expect(scriptsWith(contentProblemsEndpoint)).toEqual([])
})

it('the published scripts contain no query and no fragment', () => {
  expect(scriptsWith(/fragment \w+ on \w+|\bquery ?\w*\(\$/)).toEqual([])
})
