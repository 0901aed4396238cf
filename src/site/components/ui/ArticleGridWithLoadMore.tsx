import { contactRoute, sitemapPageRoute } from '../../../config/routes'
import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef, useState } from 'react'
import { articlesPerLoadMore } from '../../../config/blog'
import type { ArticleListState } from '../../hooks/useArticleList'
import { useLanguage } from '../../hooks/useLanguage'
import { localizePath } from '../../../shared/paths'
import { color, mediaQueries } from '../../styles/tokens'
import { ArticleCard } from './ArticleCard'
import { Button, ButtonLink } from './Button'
import { ErrorActions } from './ErrorActions'
import { RequestOutcomePanel } from './RequestOutcomePanel'

const Grid = styled.ul({
  display: 'grid',
  gap: '1.25rem',
  [mediaQueries.tablet]: {
    gridTemplateColumns: '1fr 1fr',
    // A last card without a neighbour takes the row, its words beside its cover.
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1', '& > *': { gridTemplate: 'none / 1fr 1fr' } },
  },
  // What waits for “Load more” shows where there are no scripts to load it.
  '& > li[data-waiting]': { display: 'none', '@media (scripting: none)': { display: 'list-item' } },
})
// The sitemap page lists every article.
const Everything = styled(ButtonLink)({
  display: 'none',
  justifySelf: 'start',
  '@media (scripting: none)': { display: 'inline-flex' },
})
const Heading = styled.div({
  // It stands there for those who hear what changes; empty, it takes no gap of the list.
  '&:empty': { position: 'absolute' },
  '& p': { marginTop: '0.4rem', color: color.soft },
})
const More = styled(Button)({ justifySelf: 'start', '@media (scripting: none)': { display: 'none' } })

interface Props {
  list: ArticleListState<Queries.ArticleCardFragment>
  /** The chosen subject; null shows all. */
  topic: string | null
  /** Its name; none for a subject that the blog does not have. */
  topicName: string | undefined
  /** How many articles the chosen subject has. */
  topicCount: number
  /** Address of the blog. */
  path: string
}

/** The articles that the choice lets through: a heading and count for one subject, “Load more” for all of them. */
export function ArticleGridWithLoadMore({ list, topic, topicName, topicCount, path }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const grid = useRef<HTMLUListElement>(null)
  // The place of the first card that a press asked for: the focus goes on from there.
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
        {topic && topicCount > 0 && (
          <>
            <h2>{topicName}</h2>
            <p>{t('blog.showing', { count: topicCount })}</p>
          </>
        )}
        {topic && topicCount === 0 && <p>{t('blog.none')}</p>}
      </Heading>
      {topic && topicCount === 0 ? (
        <p>
          <ButtonLink to={path} state={{ keepsPlace: true }}>
            {t('blog.showAll')}
          </ButtonLink>
        </p>
      ) : (
        <Grid ref={grid}>
          {list.articles.map((article, index) => (
            <li key={article.path} data-of-topic={article.topic} data-waiting={index >= list.shownCount || undefined}>
              <ArticleCard article={article} />
            </li>
          ))}
        </Grid>
      )}
      {list.failure && (
        <RequestOutcomePanel failed title={t(`errors.kinds.${list.failure}`)}>
          <ErrorActions
            labels={{ retry: t('errors.retry'), reload: t('errors.reload'), support: t('errors.support') }}
            onRetry={list.retry}
            support={localizePath(contactRoute, language)}
          />
        </RequestOutcomePanel>
      )}
      {(list.hasMore || list.loading) && !list.failure && (
        <More
          type="button"
          look="quiet"
          aria-busy={list.loading}
          data-more={articlesPerLoadMore}
          onClick={list.loading ? undefined : showMore}
        >
          {list.loading ? t('blog.loading') : t('blog.loadMore')}
        </More>
      )}
      {list.hasUnloaded && (
        <Everything look="quiet" to={localizePath(sitemapPageRoute, language)}>
          {t('blog.everything')}
        </Everything>
      )}
    </>
  )
}
