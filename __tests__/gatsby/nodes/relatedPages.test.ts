import type { PageCategory } from '../../../src/config/pageCategories'
import { createRelatedPagesSelector, type RelatedPageCandidate } from '../../../src/gatsby/nodes/relatedPages'

const page = (category: PageCategory, number: number, keywords: string[] = []): RelatedPageCandidate => ({
  route: `/${category}-${number}`,
  category,
  keywords,
})

const all = (['service', 'blog', 'industry', 'company', 'legal'] as const).flatMap(category =>
  [1, 2, 3, 4].map(number => page(category, number)),
)

const select = (current: RelatedPageCandidate, candidates: RelatedPageCandidate[]) =>
  createRelatedPagesSelector(candidates)(current).map(({ route }) => route)

it.each<[PageCategory, string[]]>([
  ['service', ['/service-2', '/service-3', '/blog-1', '/industry-1']],
  ['blog', ['/blog-2', '/blog-3', '/service-1', '/service-2']],
  ['industry', ['/service-1', '/service-2', '/service-3', '/blog-1']],
  ['company', ['/service-1', '/service-2', '/service-3', '/blog-1']],
  ['legal', ['/service-1', '/service-2', '/industry-1', '/blog-1']],
])('selects at most four pages for category “%s”, with a limit per category', (category, expected) => {
  const [current] = all.filter(candidate => candidate.category === category)
  expect(select(current!, all)).toEqual(expected)
})

it('prefers pages that share more keyword words within a category', () => {
  const current = page('legal', 1, ['clinical trial agreement', 'the CTA'])
  const candidates = [
    page('service', 1, ['company law']),
    page('service', 2, ['Clinical research']),
    page('service', 3, ['agreement for a clinical trial']),
    page('service', 4, ['the cta']),
  ]
  expect(select(current, candidates)).toEqual(['/service-3', '/service-2'])
})

it('counts a word for more the fewer pages have it', () => {
  const current = page('legal', 1, ['fractional counsel', 'patent'])
  const candidates = [
    page('service', 1, ['fractional counsel']),
    page('service', 2, ['fractional counsel hours']),
    page('service', 3, ['fractional counsel plans']),
    page('service', 4, ['patent']),
  ]
  expect(select(current, candidates)).toEqual(['/service-4', '/service-1'])
})

it('replaces pages that the page already links to', () => {
  const selected = createRelatedPagesSelector(all)(page('blog', 1), ['/blog-2', '/blog-3'])
  expect(selected.map(({ route }) => route)).toEqual(['/blog-4', '/service-1', '/service-2', '/industry-1'])
})

it('never includes the page itself', () => {
  expect(select(page('blog', 1), [page('blog', 1)])).toEqual([])
})

it('selects fewer or none when there are not enough candidates', () => {
  expect(select(page('service', 1), [page('industry', 1), page('company', 1)])).toEqual(['/industry-1'])
  expect(select(page('service', 1), [])).toEqual([])
})
