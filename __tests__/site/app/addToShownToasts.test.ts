import type { ToastMessage } from '../../../src/config/toasts'
import { addToShownToasts } from '../../../src/site/app/addToShownToasts'

const toast = (title: string, variant?: ToastMessage['stacking']): ToastMessage => ({
  kind: 'info',
  title,
  stacking: variant,
})
const titles = (toasts: ToastMessage[]) => toasts.map(({ title }) => title)

it('shows at most three stacked toasts and drops the oldest', () => {
  const three = ['a', 'b', 'c'].map(title => toast(title))
  expect(titles(addToShownToasts(three, toast('d')))).toEqual(['b', 'c', 'd'])
})

it('shows a single toast alone', () => {
  expect(titles(addToShownToasts([toast('a'), toast('b', 'single')], toast('c', 'single')))).toEqual(['c'])
  expect(titles(addToShownToasts([toast('a', 'single')], toast('b')))).toEqual(['b'])
})
