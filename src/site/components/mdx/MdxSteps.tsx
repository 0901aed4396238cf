import styled from '@emotion/styled'
import { color, fontFamily, phoneQuery } from '../../styles/tokens'

/** A numbered list styled as steps. */
export const MdxSteps = styled.div({
  '&& > ol': { counterReset: 'step', listStyle: 'none', padding: 0 },
  '& > ol > li': {
    counterIncrement: 'step',
    position: 'relative',
    paddingInlineStart: '3rem',
    paddingBottom: '1rem',
    [phoneQuery]: { paddingBottom: '0.5rem' },
    minHeight: '2.5rem',
  },
  '& > ol > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.05rem',
    width: '2rem',
    height: '2rem',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    background: color.mark,
    color: color.onMark,
    font: `600 0.95rem/1 ${fontFamily.text}`,
  },
})
