import { useEffect, useState } from 'react'
import { buildArticleBatchPath, articlesPerLoadMore } from '../../config/blog'
import { fetchCachedJson, toRequestError, type RequestFailureKind } from '../browser/request'
import { useHistoryStateNumber } from './useHistoryStateNumber'

/** The fields of an article that the list needs. */
interface Listed {
  readonly slug: string
  readonly articleCategory: string
}

interface Options<T extends Listed> {
  /** The articles included in the page, newest first. */
  articles: readonly T[]
  /** Total number of articles. */
  total: number
  /** Slug of the featured article. */
  featuredSlug: string
  /** The chosen category; null for all. */
  category: string | null
  /** Number of articles in the chosen category. */
  categoryCount: number
  language: string
}

/** The visible part of the list, and how to show more. */
export interface ArticleListState<T> {
  /** The featured article; only while no category is chosen. */
  featured: T | undefined
  /** Every loaded article that passes the filter, without the featured one. */
  articles: T[]
  /** How many to show, once they are loaded; `showMore` adds others. */
  shownCount: number
  /** Whether more can be shown. */
  hasMore: boolean
  showMore: () => void
  /** Whether there are older articles that are not loaded. */
  hasUnloaded: boolean
  /** Whether older articles are being loaded. */
  loading: boolean
  /** Why loading older articles failed, until it is retried. */
  failure: RequestFailureKind | null
  retry: () => void
}

/**
 * The blog’s article list: all categories in steps of `articlesPerLoadMore`, or one category in full. Older articles
 * are fetched from the build’s batch files only when needed; a category that is complete or unknown fetches nothing. If
 * a batch fails, the articles loaded so far stay.
 */
export function useArticleListWithLoadMore<T extends Listed>({
  articles,
  total,
  featuredSlug,
  category,
  categoryCount,
  language,
}: Options<T>): ArticleListState<T> {
  const [older, setOlder] = useState<readonly T[]>([])
  const [steps, setSteps] = useHistoryStateNumber('articles', 1)
  const [failure, setFailure] = useState<RequestFailureKind | null>(null)
  const known = [...articles, ...older]
  const featured = category ? undefined : known.find(({ slug }) => slug === featuredSlug)
  const passing = category
    ? known.filter(article => article.articleCategory === category)
    : known.filter(article => article !== featured)
  const listed = total - (featured ? 1 : 0)
  const step = steps * articlesPerLoadMore
  // If only one article would be left, it is shown as well.
  const shown = category ? categoryCount : listed === step + 1 ? listed : step
  const partial = known.length < total
  const wanted = partial && shown > passing.length

  useEffect(() => {
    if (!wanted || failure) return
    let current = true
    const batch = Math.floor(known.length / articles.length) + 1
    fetchCachedJson(buildArticleBatchPath(language, batch)).then(
      // The build writes these files with the fields of the articles in the page (gatsby/output/articleBatches.ts).
      more => current && (Array.isArray(more) ? setOlder(before => [...before, ...more]) : setFailure('unknown')),
      error => current && setFailure(toRequestError(error).kind),
    )
    return () => void (current = false)
  }, [wanted, failure, known.length, articles.length, language])

  return {
    featured,
    articles: passing,
    shownCount: shown,
    hasMore: !category && shown < listed,
    showMore: () => setSteps(steps + 1),
    hasUnloaded: partial,
    loading: wanted && !failure,
    failure: wanted ? failure : null,
    retry: () => setFailure(null),
  }
}
