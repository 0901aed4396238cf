import { mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeInto } from '../helpers/folders'
import { areQueryTypesStale, queryTypesPath } from '../../src/gatsby/queryTypes'

const template = 'src/site/templates/page.tsx'

function project(days: Record<string, number>): string {
  const root = mkdtempSync(join(tmpdir(), 'types-'))
  for (const [file, day] of Object.entries({ 'gatsby-config.ts': 1, 'package-lock.json': 1, [template]: 1, ...days })) {
    writeInto(root, file)
    utimesSync(join(root, file), new Date(2026, 0, day), new Date(2026, 0, day))
  }
  return root
}

it.each([
  ['missing', {}, true],
  ['newer than all code', { [queryTypesPath]: 2 }, false],
  ['older than a template', { [queryTypesPath]: 2, [template]: 3 }, true],
  ['older than the installed packages', { [queryTypesPath]: 2, 'package-lock.json': 3 }, true],
])('writes the types of queries again if they are %s: %p', (_, days, stale) => {
  expect(areQueryTypesStale(project(days))).toBe(stale)
})
