import { graphql } from 'gatsby'
import { Helmet } from 'react-helmet'
import { headTags } from '../../lib/head'
import { jsonLd } from '../../lib/jsonLd'

interface Props {
  page: Queries.HeadPageFragment
  practice: Queries.HeadPracticeFragment
}

/** Prints the head; what stands in it is decided in lib/head and lib/jsonLd. The only file that knows react-helmet. */
export function Head({ page, practice }: Props) {
  const published = page.__typename === 'Article' ? page : undefined
  const { htmlLang, title, meta, link } = headTags({
    page: { ...page, published },
    siteName: practice.name,
    website: practice.website,
  })
  return (
    <Helmet htmlAttributes={{ lang: htmlLang }} title={title} meta={meta} link={link}>
      {/* Escaped, so that no text of the content can end the element. */}
      <script type="application/ld+json">{JSON.stringify(jsonLd({ practice, page })).replace(/</g, '\\u003c')}</script>
    </Helmet>
  )
}

export const query = graphql`
  fragment HeadPage on Routed {
    __typename
    language
    path
    title
    summary
    category
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
    ... on Article {
      date
      reviewed
      words
    }
    ... on Page {
      sections {
        ...HeadSection
      }
    }
  }
  fragment HeadOffer on PlanOffer {
    price
    minPrice
    maxPrice
    unit
  }
  fragment HeadSection on Section {
    __typename
    ... on AccordionSection {
      items {
        id
        question
        markdown
      }
    }
    ... on PlansSection {
      intro {
        title
      }
      items {
        id
        name
        text
        offer {
          ...HeadOffer
        }
      }
    }
    ... on TabsSection {
      intro {
        title
      }
      items {
        id
        name
        text
        offer {
          ...HeadOffer
        }
      }
    }
    ... on ContactSection {
      practice {
        areaServed
        addressProvisional
        address {
          street
          city
          region
          postalCode
          country
        }
        hours {
          days
          opens
          closes
        }
      }
    }
    ... on ProfileSection {
      founder {
        name
        role
      }
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
