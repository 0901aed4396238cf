import type { RuleExamples } from '../examples'
import {
  createArticlesSectionWithNewsletter,
  sampleNewsletterConsent,
} from '../structure/newsletterConsentIdentifiesSender.examples'

const list = createArticlesSectionWithNewsletter(sampleNewsletterConsent)
const button = (to: string) => ({
  changes: {
    'content/pages/contact.json': { 'sections[2]': list },
    'content/pages/home.json': { 'sections[3].actions[0].to': to },
  },
})

export const examples: RuleExamples = {
  wrong: [
    { ...button('/contact?category=clinical-trial'), message: ['“clinical-trial”', 'did you mean “clinical-trials”'] },
    { ...button('/contact?categorie=clinical-trials'), message: 'did you mean “category”' },
  ],
  right: [button('/contact?category=clinical-trials')],
}
