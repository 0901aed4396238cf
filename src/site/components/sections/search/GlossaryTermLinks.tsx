import styled from '@emotion/styled'
import { createColumns, listLink } from '../../../styles/mixins'
import { color, fontSize } from '../../../styles/tokens'
import { Link } from '../../ui/Link'
import { LinkListTitle, lineBelowLinkListTitle } from './LinkListTitle'

const List = styled.ul({
  ...lineBelowLinkListTitle,
  display: 'grid',
  '@media (min-width: 30em)': createColumns(2),
  '& a': {
    ...listLink,
    width: '100%',
    height: '100%',
    minHeight: '2.75rem',
    padding: '0.5rem 0',
    borderBottom: `1px solid ${color.line}`,
    fontSize: fontSize.small,
    fontWeight: 400,
  },
  '& a:hover': { color: color.accent },
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
              {name}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}
