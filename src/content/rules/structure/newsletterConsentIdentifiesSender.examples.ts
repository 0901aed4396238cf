import type { RuleExamples } from '../examples'

const words = { en: 'Words', fr: 'Mots' }

/** Builds an articles section whose newsletter form has this consent text. */
export const createArticlesSectionWithNewsletter = (consent: { en: string; fr: string }, featured = 'trials') => ({
  type: 'articles',
  intro: { title: { en: 'Read', fr: 'Lire' } },
  featured,
  newsletter: { title: words, text: words, consent },
})

/** A consent text that identifies the sender. */
export const sampleNewsletterConsent = {
  en: 'I agree to receive the newsletter of {{practice.name}} ({{practice.address}}; {{practice.email}}).',
  fr: 'J’accepte de recevoir l’infolettre de {{practice.name}} ({{practice.address}}; {{practice.email}}).',
}

const list = (consent: { en: string; fr: string }) => ({
  changes: { 'content/pages/contact.json': { 'sections[2]': createArticlesSectionWithNewsletter(consent) } },
})

export const examples: RuleExamples = {
  wrong: [
    {
      ...list({
        ...sampleNewsletterConsent,
        en: 'I agree to receive the newsletter of {{practice.name}}; {{practice.email}}.',
      }),
      message: ['sections[2].newsletter.consent.en', 'the postal address'],
      level: 'notice',
    },
  ],
  right: [list(sampleNewsletterConsent)],
}
