import { Typeset } from '../../../../src/site/components/ui/Typeset'
import { render } from '../../../helpers/render'

it('sets ordinals as superscript and keeps a word with its mark together, with unchanged text', () => {
  const words = 'Le 1er avril, est-elle prête?'
  const { container } = render(<Typeset>{words}</Typeset>, 'fr')
  expect(container.querySelector('sup')).toHaveTextContent('er')
  expect(container.querySelector('.whole')).toHaveTextContent('est-elle')
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(words)
})

it('does not change elements and English text', () => {
  const { container } = render(
    <Typeset>
      <b>AC-C</b>
    </Typeset>,
    'fr',
  )
  expect(container.innerHTML).toContain('<b>AC-C</b>')
  expect(render(<Typeset>the 1er arrondissement</Typeset>, 'en').container.querySelector('sup')).toBeNull()
})
