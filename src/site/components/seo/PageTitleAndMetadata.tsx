import { graphql } from 'gatsby'
import { Helmet } from 'react-helmet'

/**
 * Prints what a browser itself uses of the head, on every page that a visitor reaches; the rest stands in the HTML of
 * each page (site/app/staticHead). All of it is made at build, in gatsby/nodes/pageHead. The only file that knows react-helmet.
 */
export function PageTitleAndMetadata({ page }: { page: Queries.HeadPageFragment }) {
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
