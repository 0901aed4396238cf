import { graphql } from 'gatsby'
import { Helmet } from 'react-helmet'
import { headTags } from '../../lib/head'
import { jsonLd } from '../../lib/jsonLd'

interface Props {
  page: Queries.HeadPageFragment
  practice: Queries.HeadPracticeFragment
  type: 'article' | 'website'
}

/** Prints the head; what stands in it is decided in lib/head and lib/jsonLd. The only file that knows react-helmet. */
export function Head({ page, practice, type }: Props) {
  const { htmlLang, title, meta, link } = headTags({
    page: { ...page, ...page.seo },
    siteName: practice.name,
    website: practice.website,
    type,
  })
  const graph = jsonLd({ practice, page: { ...page, ...page.seo } })
  return (
    <Helmet htmlAttributes={{ lang: htmlLang }} title={title} meta={meta} link={link}>
      <script type="application/ld+json">{JSON.stringify(graph)}</script>
    </Helmet>
  )
}

export const query = graphql`
  fragment HeadPage on Routed {
    language
    path
    updated
    noindex
    alternates {
      hreflang
      path
    }
    breadcrumb {
      name
      path
    }
    seo {
      title
      description
      keywords
    }
  }
  fragment HeadPractice on Practice {
    language
    name
    legalName
    description
    website
    phone
    email
    social {
      url
    }
  }
`
