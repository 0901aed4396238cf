import styled from '@emotion/styled'
import { listLink } from '../../../styles/mixins'
import { color, fontSize, radius } from '../../../styles/tokens'
import { ListTitle, belowListTitleStyles } from './ListTitle'

const List = styled.ul({
  ...belowListTitleStyles,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  paddingTop: '1rem',
  '& a': {
    ...listLink,
    minHeight: '2.5rem',
    padding: '0.25rem 0.85rem',
    border: `1px solid ${color.line}`,
    borderRadius: radius.pill,
    fontSize: fontSize.small,
    fontWeight: 400,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: color.accent },
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
      <ListTitle id={id}>{title}</ListTitle>
      <List>
        {terms.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </List>
    </nav>
  )
}
