import { foldLongChecklists } from '../../../../src/site/components/longform/foldLongChecklists'
import type { RenderTreeElement } from '../../../../src/shared/mdx/renderTree'

const list = (first: number, last: number): RenderTreeElement => ({
  type: 'ul',
  children: Array.from({ length: last - first + 1 }, (_, index) => ({
    type: 'li',
    children: [`Step ${first + index}`],
  })),
})
const checklist = (...children: RenderTreeElement[]): RenderTreeElement => ({
  type: 'Checklist',
  props: { title: 'Before you sign' },
  children,
})
const fold = (...children: RenderTreeElement[]) =>
  foldLongChecklists({ children }, 'Read on', (subject, label) => `${label}: ${subject}`).children

it('folds a long checklist after its third item, with the number of the others and its title', () => {
  const summary = {
    type: 'summary',
    props: { 'aria-label': 'Read on (5): Before you sign' },
    children: ['Read on (5)'],
  }
  expect(fold(checklist(list(1, 8)))).toEqual([
    checklist(list(1, 3), { type: 'details', props: { className: 'fold' }, children: [summary, list(4, 8)] }),
  ])
})

it('continues the numbers of a numbered checklist in its fold', () => {
  const numbered = (first: number, last: number, props?: object) => ({ ...list(first, last), type: 'ol', ...props })
  const [folded] = fold(checklist(numbered(1, 8)))
  const [, rest] = (folded as RenderTreeElement).children ?? []
  expect((rest as RenderTreeElement).children?.at(-1)).toEqual(numbered(4, 8, { props: { start: 4 } }))
})

it('leaves short checklists and other lists', () => {
  const kept = [checklist(list(1, 5)), list(1, 8)]
  expect(fold(...kept)).toEqual(kept)
})
