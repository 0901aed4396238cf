import styled from '@emotion/styled'
import { chip, chipList } from '../../../styles/mixins'
import { Link } from '../../ui/Link'
import { LinkListTitle, lineBelowLinkListTitle } from './LinkListTitle'

const List = styled.ul({ ...lineBelowLinkListTitle, ...chipList, paddingTop: '1rem', '& a': chip })

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
