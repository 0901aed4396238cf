import {
  blogRoute,
  contactRoute,
  homeRoute,
  notFoundRoute,
  privacyRoute,
  searchRoute,
  sitemapPageRoute,
} from '../../../config/routes'
import type { SectionType } from '../../model/sections'
import type { CheckInput } from '../../read/checkInput'
import type { ContentFinding, Findings, Rule } from '../rule'

/**
 * Pages that code or interface texts link to, with the section that each must contain if it exists. Only the home,
 * contact and not-found pages must exist.
 */
const needed: Record<string, { file: string; section?: SectionType; gives?: string }> = {
  [homeRoute]: { file: 'content/pages/home.json' },
  [contactRoute]: {
    file: 'content/pages/contact.json',
    section: 'contactForm',
    gives: 'visitors write to the practice',
  },
  [blogRoute]: { file: 'content/pages/blog.json', section: 'articles', gives: 'readers find the articles' },
  [searchRoute]: { file: 'content/pages/search.json', section: 'search', gives: 'visitors search' },
  [sitemapPageRoute]: { file: 'content/pages/sitemap.json', section: 'linkGroups', gives: 'visitors find every page' },
  '/resources/glossary': {
    file: 'content/pages/resources/glossary.json',
    section: 'glossary',
    gives: 'readers find the terms that texts mark',
  },
  '/resources/cost-estimator': {
    file: 'content/pages/resources/cost-estimator.json',
    section: 'costEstimator',
    gives: 'visitors compare the cost of a plan and of a hire',
  },
  '/resources/regulatory-clock': {
    file: 'content/pages/resources/regulatory-clock.json',
    section: 'clock',
    gives: 'visitors compute the days of a filing',
  },
}

export const requiredPagesAndSections: Rule = {
  requirement:
    'The home, contact and not-found pages exist, special pages have the section that they are for, and the not-found page has noindex and buttons to the home and contact pages.',
  level: 'problem',
  requiredParts: ['pages', 'texts', 'practice'],
  check: ({ pages, texts, practice }) => [
    findMissingPrivacyPolicy({ pages, texts, practice }),
    ...[homeRoute, contactRoute, notFoundRoute]
      .filter(route => !pages.some(page => page.route === route))
      .map(route => ({
        file: needed[route]?.file ?? 'content/pages/404.json',
        message: 'is missing; every site needs this page',
      })),
    ...pages.map(({ file, route, page: { sections } }): ContentFinding | undefined => {
      const { section, gives } = needed[route] ?? {}
      return section && !sections.some(({ type }) => type === section)
        ? { file, field: 'sections', message: `lacks its section of the type “${section}”, with which ${gives}` }
        : undefined
    }),
    ...pages
      .filter(({ route }) => route === notFoundRoute)
      .flatMap(({ file, page: { noindex, sections } }): Findings<ContentFinding> => {
        const [hero] = sections
        const ways = hero?.type === 'hero' ? (hero.actions ?? []).map(({ to }) => to) : []
        return [
          ...[homeRoute, contactRoute]
            .filter(to => !ways.includes(to))
            .map(to => ({
              file,
              field: 'sections[0].actions',
              message: `lacks a button to ${to}: who lands on a missing page needs a way on`,
              example: `{ "label": { "en": "…", "fr": "…" }, "to": "${to}" }`,
            })),
          noindex
            ? undefined
            : {
                file,
                field: 'noindex',
                message: 'is missing; search engines must not list the page for addresses that do not exist',
                example: '"noindex": true',
              },
        ]
      }),
  ],
}

// The consent banner links to it on every page.
function findMissingPrivacyPolicy({
  pages,
  texts,
  practice,
}: Pick<CheckInput, 'pages' | 'texts' | 'practice'>): ContentFinding | undefined {
  return practice.providers.analyticsId && ![...pages, ...texts].some(({ route }) => route === privacyRoute)
    ? {
        file: 'content/practice.json',
        field: 'providers.analyticsId',
        message: `asks visitors for a consent whose words lead to ${privacyRoute}, and there is no such page`,
      }
    : undefined
}
