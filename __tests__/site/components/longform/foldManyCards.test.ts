import { foldManyCards } from '../../../../src/site/components/longform/foldManyCards'

const card = (title: string) => ({ type: 'Card', props: { title }, children: ['Words'] })
const cards = (count: number) => ({
  type: 'Cards',
  children: Array.from({ length: count }, (_, index) => card(`${index}`)),
})
const fold = (count: number) => foldManyCards({ children: [cards(count)] }, subject => `In detail: ${subject}`).children

it('folds the text of each card but the first, if there are many', () => {
  const folded = (title: string) => ({
    ...card(title),
    children: [
      expect.objectContaining({
        type: 'details',
        children: [
          { type: 'summary', props: { 'aria-label': `In detail: ${title}` } },
          { type: 'div', children: ['Words'] },
        ],
      }),
    ],
  })
  expect(fold(5)).toEqual([{ type: 'Cards', children: [card('0'), ...['1', '2', '3', '4'].map(folded)] }])
})

it('keeps a few cards open', () => {
  expect(fold(4)).toEqual([cards(4)])
})
