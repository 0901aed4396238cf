import { blogRoute } from '../../config/routes'
import { languages, languageDetails, type Language } from '../../config/languages'
import type { PageCategory } from '../../config/pageCategories'
import { buildAbsoluteUrl, buildFeedPath, buildLlmsPath, buildMarkdownPath } from '../../shared/paths'
import { formatBulletList, formatHeading, joinBlocks, formatLink, formatBlockquote, escapeMarkdown } from './formatters'

/** A page as listed in llms.txt. */
interface LlmsPageEntry {
  route: string
  path: string
  name: string
  summary: string
  category: PageCategory
}

interface Listed {
  language: Language
  practice: { name: string; description: string; website: string }
  /** Every page that may be indexed, in the order of buildRoutedPages. */
  pages: readonly LlmsPageEntry[]
}

/** How many articles are listed, those in menus first, then the most recently changed; the blog page lists them all. */
export const maxListedArticles = 20

const groups: readonly PageCategory[] = ['service', 'company', 'industry', 'blog', 'legal']

const lines = {
  en: {
    markdown:
      'Every page of this site except the search is also Markdown, at its address with .md (index.md for the English home page); prices and dates are those of the pages.',
    groups: {
      service: 'Services and guides',
      company: 'The practice',
      industry: 'Industries',
      blog: 'Articles',
      legal: 'Legal',
    },
    feed: 'The newest articles, whole, as a feed',
    sitemap: 'The list of all pages',
    other: 'This list in French',
  },
  fr: {
    markdown:
      'Chaque page de ce site, sauf la recherche, existe aussi en Markdown, à son adresse suivie de .md (index.md pour l’accueil en anglais); les prix et les dates sont ceux des pages.',
    groups: {
      service: 'Services et guides',
      company: 'Le cabinet',
      industry: 'Secteurs',
      blog: 'Articles',
      legal: 'Mentions légales',
    },
    feed: 'Les articles les plus récents, en entier, sous forme de fil',
    sitemap: 'La liste de toutes les pages',
    other: 'Cette liste en anglais',
  },
}

/** Generates /llms.txt (llmstxt.org): what the practice is, and links to its pages as Markdown. */
export function generateLlmsText({ language, practice, pages }: Listed): string {
  const own = lines[language]
  const full = (path: string) => buildAbsoluteUrl(practice.website, path)
  const others = languages.filter(other => other !== language)
  return `${joinBlocks([
    formatHeading(1, escapeMarkdown(practice.name)),
    formatBlockquote(escapeMarkdown(practice.description)),
    own.markdown,
    ...groups.map(group => {
      const all = pages.filter(({ category }) => category === group)
      const named = group === 'blog' ? moveArticlesLast(all) : all
      return (
        named.length > 0 &&
        joinBlocks([
          formatHeading(2, own.groups[group]),
          formatBulletList(
            named.map(
              ({ name, path, summary }) =>
                `${formatLink(escapeMarkdown(name), full(buildMarkdownPath(path)))}: ${escapeMarkdown(summary)}`,
            ),
          ),
        ])
      )
    }),
    formatBulletList([
      formatLink(own.feed, full(buildFeedPath(language))),
      formatLink(own.sitemap, full('/sitemap-index.xml')),
      ...others.map(other => formatLink(`${own.other} (${languageDetails[other].html})`, full(buildLlmsPath(other)))),
    ]),
  ])}\n`
}

// The blog page, then the articles.
function moveArticlesLast(pages: readonly LlmsPageEntry[]): LlmsPageEntry[] {
  const isArticle = ({ route }: LlmsPageEntry) => route.startsWith(`${blogRoute}/`)
  return [...pages.filter(page => !isArticle(page)), ...pages.filter(isArticle).slice(0, maxListedArticles)]
}
