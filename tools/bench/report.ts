import { articlesPerBatch } from '../../src/config/blog'
import type { Measures, Weight } from './measure'
import type { Build } from './project'

/** A build of the copy with its measurements. */
interface Stage extends Build, Measures {
  /** Number of articles per language. */
  articles: number
}

/** A ratio with its limit. */
export interface Ratio {
  what: string
  ratio: number
  most: number
}

const rows: [what: string, of: (stage: Stage) => number | string][] = [
  ['build, s', ({ seconds }) => Math.round(seconds)],
  ['memory, MB', ({ memory }) => memory],
  ['pictures for networks drawn', ({ drawn }) => drawn],
  ['home, KB', ({ home }) => kilobytes(home)],
  ['blog, KB', ({ blog }) => kilobytes(blog)],
  ['blog, data, KB', ({ blogData }) => kilobytes(blogData)],
  ['an article, KB', ({ article }) => kilobytes(article)],
  ['an article, data, KB', ({ articleData }) => kilobytes(articleData)],
  ['sitemap page, KB', ({ sitemapPage }) => kilobytes(sitemapPage)],
  ['files of older articles', ({ chunks }) => chunks.length],
  ['the heaviest of them, KB', ({ chunks }) => (chunks.length ? kilobytes(heaviest(chunks)) : '-')],
  ['entries of the feed', ({ feedEntries }) => feedEntries],
  ['search before a word, KB', ({ search }) => kilobytes(search)],
  ['scripts of every page, KB', ({ scripts }) => kilobytes(scripts)],
]

/** Prints the stages side by side. */
export function printStages(stages: Stage[]): void {
  console.log('\nKilobytes: as written, and as sent with gzip.')
  console.table(
    Object.fromEntries(
      rows.map(([what, of]) => [what, Object.fromEntries(stages.map(stage => [`${stage.articles}`, of(stage)]))]),
    ),
  )
}

/** Ratios that must hold regardless of the number of articles; `few` is the project as it is. */
export function ratiosOf(few: Stage, some: Stage, all: Stage): Ratio[] {
  return [
    { what: 'blog, of half', ratio: all.blog.raw / some.blog.raw, most: 1.01 },
    { what: 'blog data, of half', ratio: all.blogData.raw / some.blogData.raw, most: 1.01 },
    {
      what: 'blog data a card, of now',
      ratio: all.blogData.raw / articlesPerBatch / (few.blogData.raw / few.articles),
      most: 1,
    },
    { what: 'an article, of now', ratio: all.article.raw / few.article.raw, most: 1.05 },
    { what: 'an article’s data, of now', ratio: all.articleData.raw / few.articleData.raw, most: 1.05 },
    { what: 'home, of now', ratio: all.home.raw / few.home.raw, most: 1.01 },
    { what: 'scripts of every page, of now', ratio: all.scripts.raw / few.scripts.raw, most: 1.01 },
    // Together with index chunks and excerpts, about 60 KB, it stays under 200 KB.
    { what: 'search before a word, KB', ratio: all.search.sent / 1000, most: 140 },
    {
      what: 'files of older articles, of those needed',
      ratio: all.chunks.length / (Math.ceil(all.articles / articlesPerBatch) - 1),
      most: 1,
    },
    { what: 'heaviest file, of the first page’s data', ratio: heaviest(all.chunks).raw / all.blogData.raw, most: 1.1 },
    {
      what: 'articles listed twice or not at all',
      ratio: all.articles / Math.min(...all.listed.map(paths => new Set(paths).size)),
      most: 1,
    },
    {
      what: 'articles listed, of all',
      ratio: Math.max(...all.listed.map(({ length }) => length)) / all.articles,
      most: 1,
    },
    { what: 'links of the sitemap page, of all', ratio: all.articles / all.sitemapLinks, most: 1 },
    { what: 'a line of the sitemap page, of a card', ratio: lineOf(all, some) / cardOf(some, few), most: 0.25 },
    { what: 'feed, of half', ratio: all.feedEntries / some.feedEntries, most: 1 },
    { what: 'build with all articles, of that with all but 400', ratio: all.seconds / some.seconds, most: 3 },
    { what: 'memory, of now', ratio: all.memory / few.memory, most: 3 },
  ]
}

function heaviest(weights: Weight[]): Weight {
  return weights.reduce((most, weight) => (weight.raw > most.raw ? weight : most))
}

function kilobytes({ raw, sent }: Weight): string {
  return `${Math.round(raw / 1024)} / ${Math.round(sent / 1024)}`
}

function lineOf(more: Stage, less: Stage): number {
  return (more.sitemapPage.raw - less.sitemapPage.raw) / (more.articles - less.articles)
}

function cardOf(more: Stage, less: Stage): number {
  return (more.blog.raw - less.blog.raw) / (articlesPerBatch - less.articles)
}
