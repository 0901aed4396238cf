import { createButtonLinkExample, createArticleLinkExample, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { ...createArticleLinkExample('/blog/trials'), message: ['“/blog/trials”', 'on which it stands'] },
    { ...createButtonLinkExample('/'), message: 'on which it stands' },
  ],
  right: [createArticleLinkExample('/blog/trials#what-it-costs'), createArticleLinkExample('/services/corporate-law')],
}
