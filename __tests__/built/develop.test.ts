import { readFileSync, readdirSync } from 'node:fs'
import { contentProblemsEndpoint } from '../../src/config/develop'

it('the published scripts do not contain develop’s endpoint for content problems', () => {
  const scripts = readdirSync('public').filter(file => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(file => readFileSync(`public/${file}`, 'utf8').includes(contentProblemsEndpoint))).toEqual([])
})
