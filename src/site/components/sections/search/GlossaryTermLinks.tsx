import styled from '@emotion/styled'
import { columnGap, fontSize, mediaQueries } from '../../../styles/tokens'
import { Link } from '../../ui/Link'
import { Typeset } from '../../ui/Typeset'
import { LinkListTitle, linkRow, lineBelowLinkListTitle } from './LinkListTitle'

const List = styled.ul({
  ...lineBelowLinkListTitle,
  [mediaQueries.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap },
  '& li': { ...linkRow, fontSize: fontSize.small, fontWeight: 500 },
})

interface Props {
  id: string
  title: string
  terms: readonly { readonly name: string; readonly path: string }[]
}

/** Terms, each leading to its entry in the glossary; full page loads, for the search may have changed the URL. */
export function GlossaryTermLinks({ id, title, terms }: Props) {
  if (!terms.length) return null
  return (
    <nav aria-labelledby={id}>
      <LinkListTitle id={id}>{title}</LinkListTitle>
      <List>
        {terms.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} fullLoad>
              <Typeset>{name}</Typeset>
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}
