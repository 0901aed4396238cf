import styled from '@emotion/styled'
import { color, mediaQueries, phoneQuery } from '../../styles/tokens'
import { Picture } from './Picture'

/** The ground of a page’s head: its words, and its drawing beside or under them. */
export const PageHeaderFrame = styled.section({
  position: 'relative',
  // Over the bar for booking, which shows under it.
  zIndex: 11,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  background: color.pine,
})

const Drawing = styled(Picture)({
  // A band of its own under the words; on wide screens the half that words leave free, towards which it fades.
  order: 1,
  height: '8rem',
  maskImage: 'linear-gradient(transparent, #000 45%)',
  [mediaQueries.desktop]: {
    position: 'absolute',
    inset: '0 0 0 calc(50% + 4rem)',
    zIndex: -1,
    height: 'auto',
    // No line ends at an edge.
    maskImage: 'linear-gradient(90deg, transparent, #000 30% 85%, transparent), linear-gradient(#000 80%, transparent)',
    maskComposite: 'intersect',
    // Beside a form, under the words.
    '&:has(+ .halves)': {
      inset: '55% calc(50% + 2rem) 0 0',
      maskImage: 'linear-gradient(90deg, #000 70%, transparent), linear-gradient(transparent, #000 50%)',
    },
  },
  [phoneQuery]: { '&.wide': { display: 'none' } },
  '& > img': { objectPosition: '70% 45%' },
  '@media print': { display: 'none !important' },
})

interface Props {
  picture: Queries.PictureFragment
  /** True where another drawing follows on phones, such as an article’s cover. */
  wideOnly?: boolean
}

/** The drawing of a page’s head. It is fetched first, and stands behind no word. */
export function PageHeaderPicture({ picture, wideOnly = false }: Props) {
  return (
    <Drawing
      picture={picture}
      sizes="(min-width: 64em) 60vw, 100vw"
      eager
      absentOn={wideOnly ? phoneQuery.replace('@media ', '') : undefined}
      className={wideOnly ? 'wide' : undefined}
    />
  )
}
