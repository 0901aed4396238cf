import styled from '@emotion/styled'
import { eyebrow } from '../../../styles/mixins'
import { color } from '../../../styles/tokens'

/** A title of a list on the search page, over the line that begins the list; smaller than its entries. */
export const ListTitle = styled.h2(eyebrow)
/** The line below a ListTitle. */
export const lineBelowListTitle = { marginTop: '0.75rem', borderTop: `1px solid ${color.ink}` }
