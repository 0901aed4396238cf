import { graphql } from 'gatsby'
import { Helmet } from 'react-helmet'

/**
 * Renders the part of the head that is updated on client-side navigation; the rest is only in the HTML of each page
 * (site/app/crawlerHead). Both are built in gatsby/nodes/pageHead. The only file that uses react-helmet.
 */
export function HeadUpdatedOnNavigation({ page }: { page: Queries.HeadPageFragment }) {
  const { lang, title, description, robots, canonical } = page.head
  return (
    <Helmet
      htmlAttributes={{ lang }}
      title={title}
      meta={[
        { name: 'description', content: description },
        { name: 'robots', content: robots },
      ]}
      link={canonical ? [{ rel: 'canonical', href: canonical }] : []}
    />
  )
}

export const query = graphql`
  fragment HeadPage on Routed {
    head {
      lang
      title
      description
      robots
      canonical
    }
  }
`
