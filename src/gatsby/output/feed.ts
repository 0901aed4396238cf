import { Feed } from 'feed'
import { languageDetails, type Language } from '../../config/languages'
import { absoluteUrl, buildFeedPath } from '../../shared/paths'

/** What the feeds and the list of older articles are made from. */
interface ArticleSummary {
  path: string
  title: string
  excerpt: string
  topic: string
  topicName: string
  date: string
  reviewed: string
  /** The whole text as HTML. */
  text?: string
}

/** The blog as GraphQL gives it to the finishing step. */
export interface BlogFeedData {
  practice: { name: string; website: string; language: Language }
  blogPage: { title: string; summary: string; path: string }
  articles: readonly ArticleSummary[]
}

/** How many articles a feed holds, the newest: whole texts of some 35 KB each, which readers fetch often. */
export const maxFeedEntries = 15

/** The newest articles of a language as an Atom feed, each whole. */
export function generateAtomFeed({ practice, blogPage, articles }: BlogFeedData): string {
  const url = absoluteUrl(practice.website, blogPage.path)
  const feed = new Feed({
    id: url,
    link: url,
    title: `${blogPage.title} | ${practice.name}`,
    description: blogPage.summary,
    language: languageDetails[practice.language].html,
    copyright: practice.name,
    generator: practice.website,
    updated: latest(articles),
    feedLinks: { atom: absoluteUrl(practice.website, buildFeedPath(practice.language)) },
    author: { name: practice.name, link: practice.website },
  })
  for (const { path, title, excerpt, topic, topicName, date, reviewed, text } of articles.slice(0, maxFeedEntries)) {
    const link = absoluteUrl(practice.website, path)
    feed.addItem({
      id: link,
      link,
      title,
      description: excerpt,
      content: text,
      published: new Date(date),
      date: new Date(reviewed),
      category: [{ name: topicName, term: topic }],
    })
  }
  return feed.atom1()
}

// The feed changes when an article does, not when the site is built.
function latest(articles: readonly ArticleSummary[]): Date {
  return new Date(
    articles
      .map(({ reviewed }) => reviewed)
      .sort()
      .at(-1) ?? 0,
  )
}
