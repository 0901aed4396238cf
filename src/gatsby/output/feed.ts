import { Feed } from 'feed'
import { languageDetails, type Language } from '../../config/languages'
import { escapeHtml } from '../../content/escapeHtml'
import { buildAbsoluteUrl, buildFeedPath } from '../../shared/paths'

/** An article in the feeds. */
interface ArticleSummary {
  path: string
  title: string
  excerpt: string
  articleCategory: string
  articleCategoryName: string
  date: string
  reviewed: string
  /** The full text as HTML. */
  text?: string
}

/** The blog of a language; `articles` are the newest. */
interface BlogFeedData {
  practice: { name: string; website: string; language: Language }
  blogPage: { name: string; summary: string; path: string }
  articles: readonly ArticleSummary[]
}

/** Number of articles in a feed, newest first: full texts are about 35 KB each, and readers poll often. */
export const maxFeedEntries = 15

/** Generates an Atom feed of the newest articles of a language, with full text. */
export function generateAtomFeed({ practice, blogPage, articles }: BlogFeedData): string {
  const url = buildAbsoluteUrl(practice.website, blogPage.path)
  const feed = new Feed({
    id: url,
    link: url,
    title: `${blogPage.name} | ${practice.name}`,
    description: blogPage.summary,
    copyright: practice.name,
    generator: practice.website,
    updated: getLatestDate(articles),
    feedLinks: { atom: buildAbsoluteUrl(practice.website, buildFeedPath(practice.language)) },
    author: { name: practice.name, link: practice.website },
  })
  for (const { path, title, excerpt, articleCategory, articleCategoryName, date, reviewed, text } of articles) {
    const link = buildAbsoluteUrl(practice.website, path)
    feed.addItem({
      id: link,
      link,
      // The feed declares both to be HTML.
      title: escapeHtml(title),
      description: escapeHtml(excerpt),
      content: text,
      published: toFeedDate(date),
      date: getLatestDate([{ date, reviewed }]),
      category: [{ name: articleCategoryName, term: articleCategory }],
    })
  }
  // The feed package writes the language into RSS only.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${languageDetails[practice.language].html}" `)
}

// The date of a feed is that of its latest article, not of the build. An article may be reviewed before its
// publication.
function getLatestDate(articles: readonly Pick<ArticleSummary, 'date' | 'reviewed'>[]): Date {
  const days = articles.flatMap(({ date, reviewed }) => [date, reviewed]).sort()
  return toFeedDate(days.at(-1) ?? '1970-01-01')
}

// At noon UTC, the date is the same in Canada and in Europe: at midnight, Montréal would see the day before.
function toFeedDate(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
