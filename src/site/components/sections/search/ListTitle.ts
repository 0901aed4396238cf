import styled from '@emotion/styled'
import { color, fontSize } from '../../../styles/tokens'

/** A title of a list on the search page, over the line that begins the list. */
export const ListTitle = styled.h2({ fontSize: fontSize.h3 })
/** The line below a ListTitle. */
export const lineBelowListTitle = { marginTop: '0.75rem', borderTop: `2px solid ${color.ink}` }
