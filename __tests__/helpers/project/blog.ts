/** The blog page, which tests add on demand; then `trail["/blog"]` must be removed. */
export const blog = {
  name: { en: 'Blog', fr: 'Blogue' },
  summary: { en: 'What we have written.', fr: 'Ce que nous avons écrit.' },
  seo: {
    title: { en: 'The blog of a law practice in Montréal', fr: 'Le blogue d’un cabinet juridique à Montréal' },
    description: {
      en: 'Articles on clinical trials, on the contracts behind them and on what each of the parties ought to settle before any of them signs one.',
      fr: 'Des articles sur les essais cliniques, sur les contrats qui les encadrent et sur ce que chaque partie doit régler avant de les signer.',
    },
    keywords: [
      { en: 'trial law blog', fr: 'blogue droit des essais' },
      { en: 'law articles', fr: 'articles de droit' },
      { en: 'contract guides', fr: 'guides des contrats' },
    ],
  },
  category: 'company',
  updated: '2026-11-20',
  sections: [
    {
      type: 'hero',
      title: { en: 'What we have written so far', fr: 'Ce que nous avons écrit jusqu’ici' },
      lead: { en: 'Read it at your own pace.', fr: 'À lire quand le temps le permet.' },
      picture: { src: 'lines.png' },
    },
    {
      type: 'articles',
      id: 'articles',
      intro: { title: { en: 'All of the articles', fr: 'L’ensemble des articles' } },
      featured: 'trials',
      newsletter: {
        title: { en: 'The newsletter', fr: 'L’infolettre' },
        text: { en: 'One message a month.', fr: 'Un message par mois.' },
        consent: {
          en: 'I agree to receive it from {{practice.name}} ({{practice.address}}; {{practice.email}}).',
          fr: 'J’accepte de la recevoir de {{practice.name}} ({{practice.address}}; {{practice.email}}).',
        },
      },
    },
  ],
}
