import styled from '@emotion/styled'
import { eyebrow } from '../../../styles/mixins'
import { color, fontFamily, fontSize } from '../../../styles/tokens'

/** A title of a list on the search page, over the line that begins the list; smaller than its entries. */
export const LinkListTitle = styled.h2(eyebrow)
/** The line below a LinkListTitle. */
export const lineBelowLinkListTitle = { marginTop: '0.75rem', borderTop: `1px solid ${color.ink}` }
/** An item of such a list: a link that is a row, with an arrow at its end. */
export const linkRow = {
  display: 'grid',
  borderBottom: `1px solid ${color.line}`,
  '& > a': {
    position: 'relative',
    display: 'block',
    alignContent: 'center',
    padding: '0.7rem 2rem 0.7rem 0',
    color: color.ink,
    textDecoration: 'none',
    '&:hover': { textDecoration: `underline 1px ${color.accent}`, textUnderlineOffset: '0.25em' },
    '&::after': {
      content: '"→" / ""',
      position: 'absolute',
      inset: '0 0 0 auto',
      alignContent: 'center',
      color: color.accent,
      font: `400 ${fontSize.text}/1.5 ${fontFamily.text}`,
    },
  },
} as const
