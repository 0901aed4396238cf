import { buttonLinkingTo, articleLinkingTo, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { ...articleLinkingTo('/blog/trials'), message: ['“/blog/trials”', 'on which it stands'] },
    { ...buttonLinkingTo('/'), message: 'on which it stands' },
  ],
  right: [articleLinkingTo('/blog/trials#what-it-costs'), articleLinkingTo('/services/corporate-law')],
}
