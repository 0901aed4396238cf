import styled from '@emotion/styled'
import { color, fontFamily, fontSize } from '../../../styles/tokens'
import { Link } from '../../ui/Link'
import { Typeset } from '../../ui/Typeset'
import { lineBelowLinkListTitle, LinkListTitle } from './LinkListTitle'

const List = styled.ul({
  ...lineBelowLinkListTitle,
  '& li': { borderBottom: `1px solid ${color.line}` },
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '0.75rem',
    alignItems: 'baseline',
    padding: '0.7rem 0',
    color: color.ink,
    font: `460 clamp(1.15rem, 0.9rem + 0.9vw, 1.5rem)/1.25 ${fontFamily.display}`,
    textDecoration: 'none',
    '&:hover': { textDecoration: `underline 1px ${color.accent}`, textUnderlineOffset: '0.25em' },
    '&::after': { content: '"→" / ""', color: color.accent, fontFamily: fontFamily.text, fontSize: fontSize.text },
  },
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
              <span>
                <Typeset>{name}</Typeset>
              </span>
            </Link>
          </li>
        ))}
      </List>
    </section>
  )
}
