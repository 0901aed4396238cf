import { useEffect, useState } from 'react'
import { articleChunkPath, articlesPerStep } from '../config/blog'

/** What the list needs to know of an article; cards know more. */
interface Listed {
  readonly slug: string
  readonly topic: string
}

interface Options<T extends Listed> {
  /** The articles that came with the page, newest first. */
  articles: readonly T[]
  /** How many there are in all. */
  total: number
  /** Slug of the one that leads. */
  featured: string
  /** The chosen subject; null shows all. */
  topic: string | null
  /** How many articles the chosen subject has. */
  count: number
  language: string
}

/** What of the list shows, and how to show more of it. */
export interface ArticleList<T> {
  /** The one that leads; only while every subject shows. */
  leading: T | undefined
  /** Every article known so far that the choice lets through. */
  articles: T[]
  /** How many of them show; the others wait for `showMore`. */
  shown: number
  /** True while more can be shown. */
  hasMore: boolean
  showMore: () => void
}

/**
 * The blog’s list: all subjects six more at a time, or the whole of one. The page brings the newest articles; older ones
 * are fetched from the files that the build wrote when they are wanted, and no further than they are: a subject that is
 * whole, or that the blog does not have, asks for none. A file that does not come leaves what is there until the next
 * press.
 */
export function useArticleList<T extends Listed>({
  articles,
  total,
  featured,
  topic,
  count,
  language,
}: Options<T>): ArticleList<T> {
  const [older, setOlder] = useState<readonly T[]>([])
  const [steps, setSteps] = useState(1)
  const known = [...articles, ...older]
  const leading = topic ? undefined : known.find(({ slug }) => slug === featured)
  const passing = topic
    ? known.filter(article => article.topic === topic)
    : known.filter(article => article !== leading)
  const shown = topic ? count : steps * articlesPerStep
  const wanted = known.length < total && shown > passing.length

  useEffect(() => {
    if (!wanted) return
    const abort = new AbortController()
    fetchChunk<T>(language, known.length, articles.length, abort.signal)
      .then(chunk => setOlder(before => [...before, ...chunk]))
      .catch(() => undefined)
    return () => abort.abort()
  }, [wanted, shown, known.length, articles.length, language])

  return {
    leading,
    articles: passing,
    shown,
    hasMore: !topic && shown < total - (leading ? 1 : 0),
    showMore: () => setSteps(count => count + 1),
  }
}

async function fetchChunk<T>(language: string, known: number, perChunk: number, signal: AbortSignal): Promise<T[]> {
  const answer = await fetch(articleChunkPath(language, Math.floor(known / perChunk) + 1), { signal })
  if (!answer.ok) throw new Error(`The list of articles answered ${answer.status}.`)
  return (await answer.json()) as T[]
}
