import { RenderTreeDrawing } from '../../../../src/site/components/figures/RenderTreeDrawing'
import { render } from '../../../helpers/render'

const question = { type: 'div', props: {}, children: [{ type: 'b', props: {}, children: ['1'] }, 'Est-il prêt?'] }

it('wraps typeset text in one element beside its siblings', () => {
  const { container } = render(<RenderTreeDrawing nodes={[question]} />, 'fr')
  expect(container.querySelector('div > b + span')).toHaveTextContent('Est-il prêt?')
  expect(container.querySelector('div > b')?.parentElement?.childNodes).toHaveLength(2)
})

it('sets the ordinal letters of a French date as superscript in SVG', () => {
  const text = { type: 'svg', props: {}, children: [{ type: 'text', props: {}, children: ['1er mars 2029'] }] }
  const { container } = render(<RenderTreeDrawing nodes={[text]} />, 'fr')
  expect(container.querySelector('text > tspan[dy^="-"]')).toHaveTextContent('er')
  expect(container.querySelector('text')?.textContent).toBe('1er\u00a0mars\u00a02029')
})
