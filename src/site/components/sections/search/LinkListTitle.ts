import styled from '@emotion/styled'
import { eyebrow } from '../../../styles/mixins'
import { color } from '../../../styles/tokens'

/** A title of a list on the search page, over the line that begins the list; smaller than its entries. */
export const LinkListTitle = styled.h2(eyebrow)
/** The line below a LinkListTitle. */
export const lineBelowLinkListTitle = { marginTop: '0.75rem', borderTop: `1px solid ${color.ink}` }
