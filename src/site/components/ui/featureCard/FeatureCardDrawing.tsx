import styled from '@emotion/styled'
import { color, h3LineHeight, phoneQuery } from '../../../styles/tokens'
import { PictureOrCoverFigure } from '../PictureOrCoverFigure'

/** The drawing of a card: above its text, on phones beside it. */
export const FeatureCardDrawing = styled(PictureOrCoverFigure)({
  marginBottom: '1.25rem',
  [phoneQuery]: {
    gridRow: '1 / span 3',
    alignSelf: 'start',
    width: 'min(6.5rem, 22vw)',
    margin: '0 1rem 0 0',
    '&&': { gridColumn: 1 },
    '&& ~ *': { gridColumn: 2 },
    '& > div': { aspectRatio: '1' },
    // Too narrow for a caption.
    '& > figcaption': { display: 'none' },
    // The link shows only an arrow at the end of the title, which says where it leads.
    '&& ~ p:has(> a)': { padding: 0 },
    '&& ~ p > a': {
      minHeight: 0,
      fontSize: 0,
      '&::before': {
        content: '"→" / ""',
        position: 'absolute',
        insetInlineEnd: 0,
        top: '1rem',
        fontSize: '1.25rem',
        lineHeight: h3LineHeight,
      },
      // The link has no visible text, so its focus outline surrounds the card.
      '&:focus-visible': { outline: 0, '&::after': { outline: `2px solid ${color.accent}` } },
    },
    // As wide as the arrow, and a gap.
    '&& ~ h3': { paddingInlineEnd: '2.75rem' },
  },
})
