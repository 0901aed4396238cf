import type { Page, Section } from '../../../src/content/model'

const seo = (en: string, fr: string): Page['seo'] => ({
  title: { en, fr },
  description: {
    en: `${en}. What is said here is long enough to be shown whole in search results, and short enough not to be cut.`,
    fr: `${fr}. Une description assez longue pour paraître en entier et assez courte pour ne pas être tronquée.`,
  },
  keywords: [
    { en: 'life sciences lawyer', fr: 'avocat sciences de la vie' },
    { en: 'pharmaceutical contracts', fr: 'contrats pharmaceutiques' },
    { en: 'Montréal practice', fr: 'cabinet montréalais' },
  ],
})

const hero = (en: string, fr: string): Extract<Section, { type: 'hero' }> => ({
  type: 'hero',
  title: { en, fr },
  lead: { en: 'What the reader finds here.', fr: 'Ce que la page contient.' },
  picture: { src: 'lines.png' },
})

/** The home page: a hero, stats from facts, questions with Markdown answers, and a call to action. */
export const home: Page = {
  name: { en: 'Home', fr: 'Accueil' },
  summary: { en: 'Where everything begins.', fr: 'Le point de départ.' },
  seo: seo('Law for life sciences in Montréal', 'Le droit des sciences de la vie à Montréal'),
  category: 'company',
  updated: '2026-11-20',
  sections: [
    hero('Counsel for the laboratory', 'Conseils pour le laboratoire'),
    {
      type: 'stats',
      items: [
        { value: { en: '{{clients}}', fr: '{{clients}}' }, label: { en: 'Companies', fr: 'Entreprises' } },
        { value: { en: '{{saving}}', fr: '{{saving}}' }, label: { en: 'Saved', fr: 'Économies' } },
      ],
    },
    {
      type: 'accordion',
      id: 'questions',
      intro: { title: { en: 'Questions', fr: 'Questions' } },
      items: [
        {
          id: 'price',
          question: { en: 'How much is it?', fr: 'Combien est-ce?' },
          markdown: { en: 'From {{starter-price}} a month.', fr: 'Dès {{starter-price}} par mois.' },
        },
        {
          id: 'first-step',
          question: { en: 'How do we start?', fr: 'Comment commencer?' },
          markdown: { en: '[Write to us](/contact).', fr: '[Écrivez-nous](/contact).' },
        },
      ],
    },
    {
      type: 'callToAction',
      intro: { title: { en: 'Talk to us', fr: 'Parlons-en' } },
      actions: [{ label: { en: 'Contact', fr: 'Nous joindre' }, to: '/contact' }],
    },
  ],
}

export const contact: Page = {
  name: { en: 'Contact', fr: 'Nous joindre' },
  summary: { en: 'How to reach us.', fr: 'Comment nous joindre.' },
  seo: seo('Contact a law practice in Montréal', 'Joindre un cabinet juridique à Montréal'),
  category: 'company',
  updated: '2026-11-18',
  sections: [
    hero('Start with a conversation', 'Commençons par une conversation'),
    {
      type: 'contactForm',
      intro: { title: { en: 'Write to us', fr: 'Écrivez-nous' } },
      consultation: { en: 'A first conversation', fr: 'Une première conversation' },
      collection: {
        title: { en: 'Your information', fr: 'Vos renseignements' },
        markdown: { en: 'We keep it in order to answer you.', fr: 'Nous les gardons pour vous répondre.' },
      },
      reply: { en: 'I agree to receive an answer.', fr: 'J’accepte de recevoir une réponse.' },
      sms: {
        consent: { en: 'I agree to text messages.', fr: 'J’accepte les messages texte.' },
        markdown: { en: 'Two messages each month at most.', fr: 'Deux messages par mois au plus.' },
      },
    },
  ],
}

/** The not-found page. */
export const notFound: Page = {
  name: { en: 'Page not found', fr: 'Page introuvable' },
  summary: { en: 'Nothing is there.', fr: 'Il n’y a rien là.' },
  seo: seo('Nothing at this address of the site', 'Il n’y a rien à cette adresse du site'),
  category: 'company',
  updated: '2026-11-17',
  noindex: true,
  sections: [
    {
      ...hero('The page is not there', 'La page n’est pas là'),
      actions: [
        { label: { en: 'Go home', fr: 'Revenir à l’accueil' }, to: '/' },
        { label: { en: 'Contact', fr: 'Nous joindre' }, to: '/contact' },
      ],
    },
  ],
}

/** A nested page, whose breadcrumb needs a name for `/services`. */
export const corporateLaw: Page = {
  name: { en: 'Corporate law', fr: 'Droit des sociétés' },
  summary: { en: 'Companies, shares and boards.', fr: 'Sociétés, actions et conseils.' },
  seo: seo('Corporate law for life sciences', 'Le droit des sociétés en sciences de la vie'),
  category: 'service',
  updated: '2026-11-19',
  sections: [
    hero('Corporate law', 'Droit des sociétés'),
    { type: 'related', id: 'next', intro: { title: { en: 'Read next', fr: 'À lire ensuite' } } },
  ],
}
