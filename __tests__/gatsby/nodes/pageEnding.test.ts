import { choosePageEnding } from '../../../src/gatsby/nodes/pageEnding'

it.each([
  ['service', ['hero', 'costEstimator', 'callToAction'], 'service'],
  ['industry', ['hero', 'callToAction'], 'practice'],
  ['legal', ['hero', 'callToAction'], 'legal'],
  ['company', ['hero', 'articles', 'callToAction'], 'reading'],
  ['company', ['hero', 'clock', 'related', 'callToAction'], 'tool'],
  ['company', ['hero', 'accordion', 'callToAction'], 'practice'],
] as const)('a page of the category %s with the sections %j ends as %s', (category, types, ending) => {
  expect(
    choosePageEnding(
      category,
      types.map(type => ({ type })),
    ),
  ).toBe(ending)
})
