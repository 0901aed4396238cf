import { contactRoute, sitemapPageRoute } from '../../../config/routes'
import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef, useState } from 'react'
import { articlesPerLoadMore } from '../../../config/blog'
import type { ArticleListState } from '../../hooks/useArticleListWithLoadMore'
import { useLanguage } from '../../hooks/useLanguage'
import { localizePath } from '../../../shared/paths'
import { color, mediaQueries } from '../../styles/tokens'
import { ArticleCard } from './ArticleCard'
import { Button, ButtonLink } from './Button'
import { RetryReloadSupportButtons } from './RetryReloadSupportButtons'
import { OutcomePanel } from './OutcomePanel'

const Grid = styled.ul({
  display: 'grid',
  gap: '1.25rem',
  [mediaQueries.tablet]: {
    gridTemplateColumns: '1fr 1fr',
    // A single card in the last row spans it, with its text beside the cover.
    '& > :last-child:nth-child(odd)': {
      gridColumn: '1 / -1',
      '& > *': { gridTemplate: 'none / calc(50% - 0.625rem) 1fr' },
    },
  },
  [mediaQueries.desktop]: { '& > :last-child:nth-child(odd) > * > div': { paddingInlineStart: '2.75rem' } },
  // Without scripts, all articles are shown.
  '& > li[data-waiting]': { display: 'none', '@media (scripting: none)': { display: 'list-item' } },
})
// Without scripts: a link to the sitemap page, which lists every article.
const Everything = styled(ButtonLink)({
  display: 'none',
  justifySelf: 'start',
  '@media (scripting: none)': { display: 'inline-flex' },
})
const Heading = styled.div({
  // Always rendered, as it is a live region; out of flow while empty, so that it adds no gap.
  '&:empty': { position: 'absolute' },
  '& p': { marginTop: '0.4rem', color: color.soft },
})
const More = styled(Button)({ justifySelf: 'start', '@media (scripting: none)': { display: 'none' } })

interface Props {
  list: ArticleListState<Queries.ArticleCardFragment>
  /** The chosen category; null for all. */
  category: string | null
  /** Its name; undefined for an unknown category. */
  categoryName: string | undefined
  /** Number of articles in the chosen category. */
  categoryCount: number
  /** Path of the blog. */
  path: string
}

/** The filtered articles: with heading and count for a category, with “Load more” for all. */
export function ArticleGridWithLoadMore({ list, category, categoryName, categoryCount, path }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const grid = useRef<HTMLUListElement>(null)
  // Index of the first card added by “Load more”, which gets the focus.
  const [next, setNext] = useState<number | null>(null)
  const showMore = () => {
    setNext(list.shownCount)
    list.showMore()
  }

  useEffect(() => {
    const card = next === null ? null : grid.current?.children[next]?.querySelector('a')
    if (!card) return
    card.focus({ preventScroll: true })
    setNext(null)
  }, [next, list.articles.length])

  return (
    <>
      <Heading role="status">
        {category && categoryCount > 0 && (
          <>
            <h2>{categoryName}</h2>
            <p>{t('blog.showing', { count: categoryCount })}</p>
          </>
        )}
        {category && categoryCount === 0 && <p>{t('blog.none')}</p>}
      </Heading>
      {category && categoryCount === 0 ? (
        <p>
          <ButtonLink to={path} state={{ keepsPlace: true }}>
            {t('blog.showAll')}
          </ButtonLink>
        </p>
      ) : (
        <Grid ref={grid}>
          {list.articles.map((article, index) => (
            <li
              key={article.path}
              data-of-category={article.articleCategory}
              data-waiting={index >= list.shownCount || undefined}
            >
              <ArticleCard article={article} />
            </li>
          ))}
        </Grid>
      )}
      {list.failure && (
        <OutcomePanel failed title={t(`errors.kinds.${list.failure}`)}>
          <RetryReloadSupportButtons
            labels={{ retry: t('errors.retry'), reload: t('errors.reload'), support: t('errors.support') }}
            onRetry={list.retry}
            support={localizePath(contactRoute, language)}
          />
        </OutcomePanel>
      )}
      {(list.hasMore || list.loading) && !list.failure && (
        <More
          type="button"
          look="outlined"
          aria-busy={list.loading}
          data-more={articlesPerLoadMore}
          onClick={list.loading ? undefined : showMore}
        >
          {list.loading ? t('blog.loading') : t('blog.loadMore')}
        </More>
      )}
      {list.hasUnloaded && (
        <Everything look="outlined" to={localizePath(sitemapPageRoute, language)}>
          {t('blog.everything')}
        </Everything>
      )}
    </>
  )
}
