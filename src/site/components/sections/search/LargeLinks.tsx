import styled from '@emotion/styled'
import { fontFamily } from '../../../styles/tokens'
import { Link } from '../../ui/Link'
import { Typeset } from '../../ui/Typeset'
import { lineBelowLinkListTitle, LinkListTitle, linkRow } from './LinkListTitle'

const List = styled.ul({
  ...lineBelowLinkListTitle,
  '& li': { ...linkRow, font: `460 clamp(1.15rem, 0.9rem + 0.9vw, 1.5rem)/1.25 ${fontFamily.display}` },
})

interface Props {
  id: string
  title: string
  pages: readonly { readonly name: string; readonly path: string }[]
}

/** Links to services or categories, in large type. */
export function LargeLinks({ id, title, pages }: Props) {
  return (
    <section aria-labelledby={id}>
      <LinkListTitle id={id}>{title}</LinkListTitle>
      <List>
        {pages.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>
              <Typeset>{name}</Typeset>
            </Link>
          </li>
        ))}
      </List>
    </section>
  )
}
