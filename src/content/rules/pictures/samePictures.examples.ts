import { createExampleTextReplacer, type RuleExamples } from '../examples'

const fr = 'content/articles/trials/fr.mdx'
const image = 'src="lines.png"'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { [fr]: createExampleTextReplacer(image, 'src="art/lines.png"') },
      message: [fr, 'shows “art/lines.png”'],
    },
  ],
  right: [],
}
