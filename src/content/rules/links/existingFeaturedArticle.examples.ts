import type { RuleExamples } from '../examples'
import {
  createArticlesSectionWithNewsletter,
  sampleNewsletterConsent,
} from '../structure/newsletterConsentIdentifiesSender.examples'

const list = (featured: string) => createArticlesSectionWithNewsletter(sampleNewsletterConsent, featured)

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/pages/contact.json': { 'sections[2]': list('trails') } },
      message: ['sections[2].featured', '“trails”'],
    },
  ],
  right: [{ changes: { 'content/pages/contact.json': { 'sections[2]': list('trials') } } }],
}
