import styled from '@emotion/styled'
import { mediaQueries } from '../../styles/tokens'
import { Picture } from './Picture'

/** The drawing behind the head of a page: strong beside the words on a wide screen, faint under them on a phone. */
export const PageHeaderPicture = styled(Picture)({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  height: '100%',
  opacity: 0.3,
  [mediaQueries.tablet]: { opacity: 0.6 },
  // The drawing gives way to long headings.
  [mediaQueries.desktop]: { opacity: 1, maskImage: 'linear-gradient(90deg, rgb(0 0 0 / 0.15) 35%, #000 62%)' },
  '& > img': { objectPosition: '70% 45%' },
  '@media print': { display: 'none !important' },
})
