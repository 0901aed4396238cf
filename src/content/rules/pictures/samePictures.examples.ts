import { replaced, type Examples } from '../examples'

const fr = 'content/articles/trials/fr.mdx'
const image = 'src="lines.png"'

export const examples: Examples = {
  wrong: [{ changes: { [fr]: replaced(image, 'src="art/lines.png"') }, says: [fr, 'shows “art/lines.png”'] }],
  right: [],
}
