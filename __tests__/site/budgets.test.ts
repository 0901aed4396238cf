import { gzipSync } from 'node:zlib'
import { builtBytes, builtFile } from '../helpers/site'
import budgets from './budgets.json'

/** What webpack says of the scripts that it wrote, by the names of their groups. */
const { namedChunkGroups } = JSON.parse(builtFile('webpack.stats.json')) as {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}
const chunkOf = (template: string) => `component---${template.toLowerCase().replace(/[/.]/g, '-')}`
const scriptsOf = (group: string) => (namedChunkGroups[group]?.assets ?? []).map(({ name }) => name)

/** Bytes that the scripts of some groups take on their way, compressed; a script that groups share counts once. */
const weightOf = (...groups: string[]) =>
  [...new Set(groups.flatMap(scriptsOf))]
    .filter(name => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipSync(builtBytes(name), { level: 9 }).length, 0)

it.each(Object.entries(budgets.firstLoad))(
  'a page of %s needs no more scripts than it may: %d bytes',
  (template, most) => {
    const weight = weightOf('app', chunkOf(template))
    expect(weight).toBeGreaterThan(weightOf('app'))
    expect(weight).toBeLessThanOrEqual(most)
  },
)

it.each(Object.entries(budgets.onDemand))(
  'what comes when it is needed is no heavier than it may be: %s, %d bytes',
  (chunk, most) => {
    expect(weightOf(chunk)).toBeGreaterThan(0)
    expect(weightOf(chunk)).toBeLessThanOrEqual(most)
  },
)

it('knows everything that a visitor may load by its name', () => {
  const known = ['app', ...Object.keys(budgets.firstLoad).map(chunkOf), ...Object.keys(budgets.onDemand)]
  expect(
    Object.keys(namedChunkGroups)
      .filter(name => scriptsOf(name).length)
      .sort(),
  ).toEqual(known.sort())
})

it('loads nothing with a page that can wait', () => {
  const first = new Set(['app', ...Object.keys(budgets.firstLoad).map(chunkOf)].flatMap(scriptsOf))
  const later = Object.keys(budgets.onDemand).flatMap(scriptsOf)
  expect(later.filter(name => first.has(name))).toEqual([])
})
