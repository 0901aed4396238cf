import type { Page } from '../../model'
import type { RuleExamples } from '../examples'

type Group = { to: string[]; categories?: Page['category'][] }

/** A page that lists pages in these groups, at /sitemap. */
const sitemap = (...groups: Group[]) => ({
  'content/pages/sitemap.json': JSON.stringify({
    name: { en: 'Sitemap', fr: 'Plan du site' },
    summary: { en: 'Every page of the site.', fr: 'Toutes les pages du site.' },
    seo: {
      title: { en: 'Sitemap: every page of the practice', fr: 'Plan du site du cabinet, page par page' },
      description: {
        en: 'Every page, article and legal page of the practice in one list, so that a reader who knows what to look for finds it here at a glance.',
        fr: 'Toutes les pages, tous les articles et tous les avis du cabinet dans une seule liste, afin que chacun y trouve ce qu’il cherche sans détour.',
      },
      keywords: [
        { en: 'sitemap', fr: 'plan du site' },
        { en: 'pages', fr: 'pages' },
        { en: 'articles', fr: 'articles' },
      ],
    },
    category: 'company',
    updated: '2026-11-20',
    sections: [
      {
        type: 'hero',
        title: { en: 'Every page', fr: 'Toutes les pages' },
        lead: { en: 'In one list.', fr: 'Dans une seule liste.' },
        picture: { src: 'lines.png' },
      },
      {
        type: 'linkGroups',
        groups: groups.map(group => ({ title: { en: 'Pages', fr: 'Pages' }, ...group })),
      },
    ],
  }),
})

export const examples: RuleExamples = {
  wrong: [
    {
      changes: sitemap({ to: ['/', '/contact'], categories: ['blog', 'legal'] }),
      message: ['content/pages/sitemap.json', 'does not list /services/corporate-law', '"categories": ["service"]'],
    },
    { changes: sitemap({ to: ['/'], categories: ['company', 'service', 'blog'] }), message: 'does not list /privacy' },
  ],
  right: [
    {
      changes: {
        ...sitemap({ to: ['/'], categories: ['company', 'service'] }, { to: ['/privacy'], categories: ['blog'] }),
        'content/navigation.json': { 'legal[1]': '/sitemap' },
      },
    },
  ],
}
