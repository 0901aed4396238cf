import { Feed } from 'feed'
import { languageTags, type Language } from '../../config/languages'
import { absolute, feedPath } from '../../shared/paths'

/** What the feeds and the list of older articles are made from. */
export interface ListedArticle {
  path: string
  title: string
  excerpt: string
  topic: string
  topicName: string
  date: string
  reviewed: string
}

/** The blog as GraphQL gives it to the finishing step. */
export interface FeedSource {
  practice: { name: string; website: string; language: Language }
  blog: { title: string; summary: string; path: string }
  articles: ListedArticle[]
}

/** How many articles a feed holds, the newest. */
export const feedLength = 50

/** The newest articles of a language as an Atom feed. */
export function atomFeed({ practice, blog, articles }: FeedSource): string {
  const url = absolute(practice.website, blog.path)
  const feed = new Feed({
    id: url,
    link: url,
    title: `${blog.title} | ${practice.name}`,
    description: blog.summary,
    language: languageTags[practice.language].html,
    copyright: practice.name,
    generator: practice.website,
    updated: latest(articles),
    feedLinks: { atom: absolute(practice.website, feedPath(practice.language)) },
    author: { name: practice.name, link: practice.website },
  })
  for (const { path, title, excerpt, topic, topicName, date, reviewed } of articles.slice(0, feedLength)) {
    const link = absolute(practice.website, path)
    feed.addItem({
      id: link,
      link,
      title,
      description: excerpt,
      published: new Date(date),
      date: new Date(reviewed),
      category: [{ name: topicName, term: topic }],
    })
  }
  return feed.atom1()
}

// The feed changes when an article does, not when the site is built.
function latest(articles: ListedArticle[]): Date {
  return new Date(
    articles
      .map(({ reviewed }) => reviewed)
      .sort()
      .at(-1) ?? 0,
  )
}
