import { useEffect, useState } from 'react'
import { fetchJson } from '../browser/request'
import { buildArticleBatchPath, articlesPerLoadMore } from '../../config/blog'
import { toRequestError, type RequestFailureKind } from '../browser/requestFailures'
import { useHistoryStateNumber } from './useHistoryStateNumber'

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
  featuredSlug: string
  /** The chosen subject; null shows all. */
  topic: string | null
  /** How many articles the chosen subject has. */
  topicCount: number
  language: string
}

/** What of the list shows, and how to show more of it. */
export interface ArticleListState<T> {
  /** The one that leads; only while every subject shows. */
  featured: T | undefined
  /** Every article known so far that the choice lets through. */
  articles: T[]
  /** How many of them show; the others wait for `showMore`. */
  shownCount: number
  /** True while more can be shown. */
  hasMore: boolean
  showMore: () => void
  /** True while the build knows older articles than have come. */
  hasUnloaded: boolean
  /** True while older articles are on their way. */
  loading: boolean
  /** Why older articles did not come, until they are asked for again. */
  failure: RequestFailureKind | null
  retry: () => void
}

/**
 * The blog’s list: all subjects six more at a time, or the whole of one. The page brings the newest articles; older ones
 * are fetched from the files that the build wrote when they are wanted, and no further than they are: a subject that is
 * whole, or that the blog does not have, asks for none. A file that does not come leaves what is there.
 */
export function useArticleList<T extends Listed>({
  articles,
  total,
  featuredSlug,
  topic,
  topicCount,
  language,
}: Options<T>): ArticleListState<T> {
  const [older, setOlder] = useState<readonly T[]>([])
  const [steps, setSteps] = useHistoryStateNumber('articles', 1)
  const [failure, setFailure] = useState<RequestFailureKind | null>(null)
  const known = [...articles, ...older]
  const leading = topic ? undefined : known.find(({ slug }) => slug === featuredSlug)
  const passing = topic
    ? known.filter(article => article.topic === topic)
    : known.filter(article => article !== leading)
  const listed = total - (leading ? 1 : 0)
  const step = steps * articlesPerLoadMore
  // One that would be left alone comes along.
  const shown = topic ? topicCount : listed === step + 1 ? listed : step
  const partial = known.length < total
  const wanted = partial && shown > passing.length

  useEffect(() => {
    if (!wanted || failure) return
    let current = true
    const batch = Math.floor(known.length / articles.length) + 1
    fetchJson(buildArticleBatchPath(language, batch)).then(
      // The build writes these files with the fields of the articles that came with the page (gatsby/output/postBuild.ts).
      more => current && setOlder(before => [...before, ...(more as T[])]),
      error => current && setFailure(toRequestError(error, navigator.onLine).kind),
    )
    return () => void (current = false)
  }, [wanted, failure, known.length, articles.length, language])

  return {
    featured: leading,
    articles: passing,
    shownCount: shown,
    hasMore: !topic && shown < listed,
    showMore: () => setSteps(steps + 1),
    hasUnloaded: partial,
    loading: wanted && !failure,
    failure: wanted ? failure : null,
    retry: () => setFailure(null),
  }
}
