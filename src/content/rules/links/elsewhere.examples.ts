import { buttonLinkingTo, articleLinkingTo, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { ...articleLinkingTo('/blog/trials'), says: ['“/blog/trials”', 'on which it stands'] },
    { ...buttonLinkingTo('/'), says: 'on which it stands' },
  ],
  right: [articleLinkingTo('/blog/trials#what-it-costs'), articleLinkingTo('/services/corporate-law')],
}
