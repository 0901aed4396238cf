import { buildDecisionFlowRenderTree } from '../../../src/shared/figures/buildDecisionFlowRenderTree'
import { isLocaleMessageElement } from '../../../src/shared/figures/localeMessageElement'
import type { RenderTreeNode } from '../../../src/shared/mdx/renderTree'

const steps = [
  {
    question: 'Drug?',
    answers: [
      { answer: 'Yes', to: 2 },
      { answer: 'No', to: 3 },
    ],
  },
  {
    question: 'New?',
    answers: [
      { answer: 'Yes', outcome: 'A submission', emphasized: true },
      { answer: 'No', outcome: 'A copy' },
    ],
  },
  { question: 'Device?', answers: [{ answer: 'Yes', outcome: 'A licence' }] },
]

/** The texts of a node, in order; those of the locales by their properties. */
const read = (node: RenderTreeNode): string[] =>
  typeof node === 'string'
    ? [node]
    : isLocaleMessageElement(node)
      ? [`(${Object.values(node.props ?? {}).join(' ')})`]
      : (node.children ?? []).flatMap(read)

it('labels every exit of a question, and how a question is reached that the one above does not lead to', () => {
  const [list] = buildDecisionFlowRenderTree({ steps })
  expect(list?.children?.map(step => read(step).join(' ').replace(/ +/g, ' '))).toEqual([
    '1 Drug? No (goTo 3) Yes',
    '2 New? Yes A submission No A copy',
    '(ifAnswer No 1) 3 Device? Yes A licence',
  ])
})

it('marks the outcome that the text is about', () => {
  const [list] = buildDecisionFlowRenderTree({ steps })
  const strong = (node: RenderTreeNode): string[] =>
    typeof node === 'string' ? [] : node.type === 'strong' ? read(node) : (node.children ?? []).flatMap(strong)
  expect((list?.children ?? []).flatMap(strong)).toEqual(['A submission'])
})

/** The elements with a class, in order. */
const findAll = (nodes: readonly RenderTreeNode[], name: string): Exclude<RenderTreeNode, string>[] =>
  nodes.flatMap(node =>
    typeof node === 'string'
      ? []
      : [
          ...(String(node.props?.className).split(' ').includes(name) ? [node] : []),
          ...findAll(node.children ?? [], name),
        ],
  )

it('joins a question to the answer that skips to it: a link, and a line past the questions between', () => {
  const [list] = buildDecisionFlowRenderTree({ steps }, 'path')
  const [first, second, third] = list?.children ?? []
  expect(JSON.stringify(first)).toContain('"href":"#path-3"')
  expect(third).toMatchObject({ props: { id: 'path-3' } })
  expect(second).toMatchObject({ props: { className: 'fl-pass' } })
  expect(findAll(list?.children ?? [], 'fl-leave')).toHaveLength(1)
  expect(findAll(list?.children ?? [], 'fl-line')).toHaveLength(1)
})

it('draws no line for two ways that would share it', () => {
  const ways = [3, 4].map(to => ({
    question: `To ${to}?`,
    answers: [
      { answer: 'Yes', to },
      { answer: 'No', outcome: '' },
    ],
  }))
  const ends = [3, 4].map(number => ({ question: `${number}?`, answers: [{ answer: 'Yes', outcome: 'An end' }] }))
  const drawn = buildDecisionFlowRenderTree({ steps: [...ways, ...ends] })
  expect(['fl-leave', 'fl-pass', 'fl-line'].flatMap(name => findAll(drawn, name))).toEqual([])
  expect(findAll(drawn, 'fl-way')).toHaveLength(2)
})
