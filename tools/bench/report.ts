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
  ['social images drawn', ({ drawn }) => drawn],
  ['home, KB', ({ home }) => kilobytes(home)],
  ['blog, KB', ({ blog }) => kilobytes(blog)],
  ['blog, data, KB', ({ blogData }) => kilobytes(blogData)],
  ['article, KB', ({ article }) => kilobytes(article)],
  ['article, data, KB', ({ articleData }) => kilobytes(articleData)],
  ['sitemap page, KB', ({ sitemapPage }) => kilobytes(sitemapPage)],
  ['batch files', ({ chunks }) => chunks.length],
  ['largest batch file, KB', ({ chunks }) => (chunks.length ? kilobytes(heaviest(chunks)) : '-')],
  ['feed entries', ({ feedEntries }) => feedEntries],
  ['search before a query, KB', ({ search }) => kilobytes(search)],
  ['scripts on every page, KB', ({ scripts }) => kilobytes(scripts)],
]

/** Prints the stages side by side. */
export function printStages(stages: Stage[]): void {
  console.log('\nSizes in KB: raw / gzip.')
  console.table(
    Object.fromEntries(
      rows.map(([what, of]) => [what, Object.fromEntries(stages.map(stage => [`${stage.articles}`, of(stage)]))]),
    ),
  )
}

/** Ratios that must hold regardless of the number of articles; `few` is the project as it is. */
export function computeSizeRatios(few: Stage, some: Stage, all: Stage): Ratio[] {
  return [
    { what: 'blog, all / half the articles', ratio: all.blog.raw / some.blog.raw, most: 1.01 },
    { what: 'blog data, all / half the articles', ratio: all.blogData.raw / some.blogData.raw, most: 1.01 },
    {
      what: 'blog data per card, all / current articles',
      ratio: all.blogData.raw / articlesPerBatch / (few.blogData.raw / few.articles),
      most: 1,
    },
    { what: 'article, all / current articles', ratio: all.article.raw / few.article.raw, most: 1.05 },
    { what: 'article data, all / current articles', ratio: all.articleData.raw / few.articleData.raw, most: 1.05 },
    { what: 'home, all / current articles', ratio: all.home.raw / few.home.raw, most: 1.01 },
    { what: 'scripts on every page, all / current articles', ratio: all.scripts.raw / few.scripts.raw, most: 1.01 },
    // Together with index chunks and excerpts, about 60 KB, it stays under 200 KB.
    { what: 'search before a query, KB', ratio: all.search.sent / 1000, most: 140 },
    {
      what: 'batch files / number needed',
      ratio: all.chunks.length / (Math.ceil(all.articles / articlesPerBatch) - 1),
      most: 1,
    },
    {
      what: 'largest batch file / data of the blog page',
      ratio: heaviest(all.chunks).raw / all.blogData.raw,
      most: 1.1,
    },
    {
      what: 'articles / distinct articles listed',
      ratio: all.articles / Math.min(...all.listed.map(paths => new Set(paths).size)),
      most: 1,
    },
    {
      what: 'articles listed / articles',
      ratio: Math.max(...all.listed.map(({ length }) => length)) / all.articles,
      most: 1,
    },
    { what: 'articles / links on the sitemap page', ratio: all.articles / all.sitemapLinks, most: 1 },
    {
      what: 'sitemap page per article / blog per card',
      ratio: sitemapBytesPerArticle(all, some) / blogBytesPerCard(some, few),
      most: 0.25,
    },
    { what: 'feed, all / half the articles', ratio: all.feedEntries / some.feedEntries, most: 1 },
    { what: 'build, all / half the articles', ratio: all.seconds / some.seconds, most: 3 },
    { what: 'memory, all / current articles', ratio: all.memory / few.memory, most: 3 },
  ]
}

function heaviest(weights: Weight[]): Weight {
  return weights.reduce((most, weight) => (weight.raw > most.raw ? weight : most))
}

function kilobytes({ raw, sent }: Weight): string {
  return `${Math.round(raw / 1024)} / ${Math.round(sent / 1024)}`
}

function sitemapBytesPerArticle(more: Stage, less: Stage): number {
  return (more.sitemapPage.raw - less.sitemapPage.raw) / (more.articles - less.articles)
}

function blogBytesPerCard(more: Stage, less: Stage): number {
  return (more.blog.raw - less.blog.raw) / (articlesPerBatch - less.articles)
}
