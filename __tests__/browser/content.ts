import { readValidContent } from '../helpers/validContent'
import { languages, type Language } from '../../src/config/languages'
import { localizePath } from '../../src/shared/paths'
import type { Section } from '../../src/content/model'
import en from '../../locales/en/common.json'
import fr from '../../locales/fr/common.json'

/** The content of the built site, and its interface texts. */
export const content = readValidContent(process.cwd())
export const words: Record<Language, typeof en> = { en, fr }

const routes = [...new Set([...content.pages, ...content.texts].map(({ route }) => route))].filter(
  route => route !== '/404',
)

/** The paths of all canonical pages in a language. */
export const addressesIn = (language: Language) => routes.map(route => localizePath(route, language))
/** The paths of all canonical pages. */
export const addresses = languages.flatMap(addressesIn)

// Owners may rename, add and delete pages, so tests find pages by what is on them.
function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The content has no ${what}, which this test is about.`)
  return value
}

/** The name of a page, as menus show it. */
export function nameOf(route: string, language: Language): string {
  return found(
    content.pages.find(page => page.route === route),
    `page at ${route}`,
  ).page.name[language]
}

/** The route of the first page with a section of a type, and the section’s data. */
export function pageWith<Type extends Section['type']>(type: Type) {
  const all = content.pages.flatMap(({ route, page }) => page.sections.map(section => ({ route, section })))
  const first = all.find(({ section }) => section.type === type)
  return found(first, `section “${type}”`) as { route: string; section: Extract<Section, { type: Type }> }
}

/** The routes of an article and of a document that have sources. */
export const article = routeOfText('article')
export const guide = routeOfText('document')

function routeOfText(kind: 'article' | 'document'): string {
  const texts = content.texts.filter(text => text.kind === kind && text.frontMatter.sources?.length)
  return found(texts[0], `${kind} with sources`).route
}

const footerPages = content.navigation.footer
  .flatMap(({ pages }) => pages)
  .flatMap(route => content.pages.filter(page => page.route === route))
// Forms and articles lists depend on scripts.
const special = new Set(['contactForm', 'articles', 'tabs'])
const plain = footerPages.filter(({ page }) => !page.sections.some(({ type }) => special.has(type)))
const picturesOf = ({ page }: (typeof footerPages)[number]) => JSON.stringify(page).split('"picture":').length

/** A page from the footer without forms or tabs, and the one with the most pictures, which tabs may hide. */
export const plainPage = found(plain.at(-1), 'page without form and tabs in the footer').route
export const picturesPage = found(
  [...footerPages].sort((one, other) => picturesOf(other) - picturesOf(one))[0],
  'page with pictures in the footer',
).route

/** The first group of the main menu, and the first page in it. */
export const menuGroup = found(
  content.navigation.header.flatMap(entry => (typeof entry === 'string' ? [] : [entry]))[0],
  'group in the main menu',
)
export const inMenuGroup = found(
  menuGroup.pages.find(route => content.pages.some(page => page.route === route)),
  'page in a group of the main menu',
)

/** The ids of services that can be a contact subject. */
export const services = content.pages
  .map(({ route }) => route)
  .filter(route => /^\/services\/[^/]+$/.test(route))
  .map(route => route.replace('/services/', ''))
