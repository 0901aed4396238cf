import { languages } from '../../../config/languages'
import { parsePath } from '../../../lib/paths'
import type { Problem } from '../../../lib/problems'
import { stringsOf } from '../../../lib/strings'
import type { Content, PageFile } from '../read'

/** Addresses that cannot be, pages that answer at the same one, share a title, open without a hero, or name two places alike. */
export function checkPages(content: Content): Problem[] {
  return [
    ...addressProblems(content),
    ...repeatedRoutes(content),
    ...repeatedTitles(content),
    ...content.pages.flatMap(shapeProblems),
  ]
}

const address = /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

function addressProblems({ pages, texts }: Content): Problem[] {
  return [...pages, ...texts]
    .filter(({ route }) => !address.test(route) || parsePath(route).route !== route)
    .map(({ file, route }) => ({
      file,
      message: `would have the address ${route}; expected small letters, digits and hyphens, without a language`,
      example: file.replace(/[^/]*(\/(?:en|fr)\.mdx|\.json)$/, 'corporate-law$1'),
    }))
}

function repeatedRoutes({ pages, texts }: Content): Problem[] {
  const owners = [
    ...pages.map(({ file, route }) => ({ file, key: route })),
    ...texts.map(({ file, route, language }) => ({ file, key: route, language })),
  ]
  const problems = owners.flatMap((owner, index) => {
    const earlier = owners.slice(0, index).find(({ key, ...other }) => key === owner.key && sameLanguage(other, owner))
    return earlier
      ? [
          {
            file: owner.file,
            message: `has the address ${owner.key}, which ${earlier.file} already has; one page per address`,
          },
        ]
      : []
  })
  return problems
}

function sameLanguage(a: object, b: object): boolean {
  return !('language' in a) || !('language' in b) || a.language === b.language
}

function repeatedTitles({ pages, texts }: Content): Problem[] {
  const titles = [
    ...pages.flatMap(({ file, page }) =>
      languages.map(language => ({ file, field: `seo.title.${language}`, language, title: page.seo.title[language] })),
    ),
    ...texts.map(({ file, language, front }) => ({ file, field: 'seo.title', language, title: front.seo.title })),
  ]
  return titles.flatMap(({ file, field, language, title }, index) => {
    const earlier = titles.slice(0, index).find(other => other.language === language && other.title === title)
    return earlier ? [{ file, field, message: `repeats the title of ${earlier.file}; each page needs its own` }] : []
  })
}

function shapeProblems({ file, page: { sections } }: PageFile): Problem[] {
  const ids = stringsOf(sections).filter(({ key }) => key === 'id')
  const repeated = ids.filter(({ text }, index) => ids.findIndex(other => other.text === text) !== index)
  const heroes = sections.flatMap((section, index) => (section.type === 'hero' ? [index] : []))
  return [
    ...(heroes.length === 1 && heroes[0] === 0
      ? []
      : [
          {
            file,
            field: 'sections',
            message: 'must begin with a section of the type “hero”, the only one of the page',
          },
        ]),
    ...repeated.map(({ field, text }) => ({
      file,
      field: `sections${field}`,
      message: `repeats the place “${text}”; each place of a page needs its own name`,
    })),
  ]
}

/** Trails that lack a step: `/services/x` stands under a page at `/services`, or under a name for it. */
export function checkTrails({ pages, texts, navigation }: Content): Problem[] {
  const files = new Map([...pages, ...texts].map(({ route, file }) => [route, file]))
  return [...files].flatMap(([route, file]) => {
    const parent = route.slice(0, route.lastIndexOf('/'))
    return parent && !files.has(parent) && !navigation.trail[parent]
      ? [
          {
            file: 'content/navigation.json',
            field: `trail["${parent}"]`,
            message: `is missing; ${file} stands under ${parent} and its trail needs a name for it`,
            example: `"${parent}": { "en": "Services", "fr": "Services" }`,
          },
        ]
      : []
  })
}
