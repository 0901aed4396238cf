import styled from '@emotion/styled'
import { color, mediaQueries, phoneQuery } from '../../styles/tokens'
import { Picture } from './Picture'

/** The background of a page’s header, with its text and picture. */
export const PageHeaderFrame = styled.section({
  position: 'relative',
  // Above the booking bar, which appears from below it.
  zIndex: 11,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  background: color.pine,
  // Shows the booking bar once its end is as far above the bottom of the window as the bar is high.
  viewTimeline: '--hero',
  viewTimelineInset: '0 3.9375rem',
  // Where nothing follows it but the footer, which has its colour.
  '&:has(+ .booking)': { borderBottom: `1px solid ${color.pineLine}` },
})

const Drawing = styled(Picture)({
  // A band below the text; on wide screens the free half of the header, fading towards the text.
  order: 1,
  height: '7rem',
  maskImage: 'linear-gradient(transparent, #000 45%)',
  // Larger on phones, to fill the width, and into the space under the text.
  [phoneQuery]: {
    height: '8.5rem',
    marginTop: '-1.75rem',
    '& > img': { width: '130%', maxWidth: 'none', marginInlineStart: '-30%' },
  },
  [mediaQueries.desktop]: {
    position: 'absolute',
    inset: '0 0 0 calc(50% + 4rem)',
    zIndex: -1,
    height: 'auto',
    // Fades at the edges, so that no line ends abruptly.
    maskImage: 'linear-gradient(90deg, transparent, #000 30% 85%, transparent), linear-gradient(#000 80%, transparent)',
    maskComposite: 'intersect',
    // With a form beside it, below the text.
    '&:has(+ .hero-columns)': {
      inset: '55% calc(50% + 2rem) 0 0',
      maskImage: 'linear-gradient(90deg, #000 70%, transparent), linear-gradient(transparent, #000 50%)',
    },
  },
  '& > img': { objectPosition: '70% 45%' },
  // That of a document is a sheet of paper, of which a band shows the top.
  'header > &': { '@media (max-width: 63.99em)': { maskImage: 'none', '& > img': { objectPosition: '70% 3%' } } },
  '@media print': { display: 'none !important' },
})

/** The picture of a page’s header. Loaded with high priority, and never behind text. */
export function PageHeaderPicture({ picture }: { picture: Queries.PictureFragment }) {
  return <Drawing picture={picture} sizes="(min-width: 64em) 60vw, (min-width: 48em) 100vw, 130vw" eager />
}
