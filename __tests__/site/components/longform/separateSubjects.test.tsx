import { separateSubjects } from '../../../../src/site/components/longform/separateSubjects'
import { RenderTreeContent } from '../../../../src/site/components/mdx/RenderTreeContent'
import { markdown } from '../../../helpers/markdown'
import { render } from '../../../helpers/render'

const show = (text: string) =>
  render(<RenderTreeContent tree={markdown(text, 'en').body} change={separateSubjects} />, 'en').container
const find = (text: string, className: string) =>
  [...show(text).querySelectorAll(`.${className}`)].map(({ textContent }) => textContent)

it.each([
  ['', '- **Title.** The chain.\n- **Licences:** both ways.'],
  [' with blank lines between them', '- **Title.** The chain.\n\n- **Licences:** both ways.'],
  [' that ends with a compound', '- **A co-owner.** The chain.\n- **The non-compete:** both ways.'],
])('marks the end of each subject in a list%s', (_, text) => {
  expect(find(text, 'run-in')).toEqual(['.', ':'])
  expect(find(text, 'initial')).toEqual(['both'])
})

it('changes no text', () => {
  expect(show('- **Title.** The chain.\n- **Licences:** both ways.')).toHaveTextContent(
    'Title. The chain. Licences: both ways.',
  )
})

it.each(['- **Firm:** roy@example.com\n- **E-mail:** b', '- **A.** mRNA\n- **Licences:** mRNA and more, *both* ways'])(
  'capitalizes no value, address or name: %s',
  text => expect(find(text, 'initial')).toEqual([]),
)

it.each(['- **Title,** by deed.\n- **Licences.** Both ways.', '- Title.\n- **Licences.** Both ways.'])(
  'marks nothing where subjects stay in the lines of their texts: %s',
  text => expect(find(text, 'run-in')).toEqual([]),
)
