import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { container } from '../../styles/mixins'
import { color, fontSize } from '../../styles/tokens'
import { buildAbsoluteUrl } from '../../../shared/paths'

const Lines = styled.div({
  ...container,
  display: 'none',
  marginTop: '2rem',
  color: color.soft,
  fontSize: fontSize.small,
  '@media print': { display: 'block', breakInside: 'avoid' },
  '& p:first-of-type': { paddingTop: '1rem', borderTop: `1px solid ${color.line}`, color: color.ink },
  '& code': { font: 'inherit' },
})

interface Props {
  practice: Queries.PrintFooterPracticeFragment
  page: { readonly path: string }
}

/** Replaces the footer in print: the URL of the page, and contact details. */
export function PrintFooter({ practice: { name, phoneLabel, email, website }, page }: Props) {
  return (
    <Lines aria-hidden>
      <p>
        <code>{buildAbsoluteUrl(website, page.path)}</code>
      </p>
      <p>
        {name} · {phoneLabel} · {email}
      </p>
    </Lines>
  )
}

export const query = graphql`
  fragment PrintFooterPractice on Practice {
    name
    phoneLabel
    email
    website
  }
`
