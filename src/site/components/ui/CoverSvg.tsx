import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { color, fontFamily } from '../../styles/tokens'

/**
 * Colours of the backgrounds of covers, by name. In the dark theme they are two teals, a grey one and leaf green, as
 * other hues are foreign to the green of cards and headers.
 */
export const coverGroundColors = {
  copper: `light-dark(color-mix(in srgb, ${color.accent} 15%, ${color.surface}), #174A50)`,
  // Darker than a band of that colour.
  paper: `light-dark(color-mix(in srgb, ${color.line} 45%, ${color.sunken}), #2F5C60)`,
  mint: `light-dark(${color.mark}, #1B5F45)`,
  pine: `light-dark(${color.pine}, #0F5450)`,
}

/**
 * The font size of labels from a width of the drawing on, in units of the drawing: about 15 px, and never larger than
 * the text beside it, which grows with the window.
 */
const labelSizesOfWideDrawings = Object.fromEntries(
  [
    [25, 11.5],
    [29, 10],
    [32.5, 8.5],
    [40, 7],
  ].map(([width, size]) => [`@container (width > ${width}rem)`, { fontSize: `${size}px` }]),
)

// In the middle of the room that hidden names leave; in units of the drawing. Thumbnails have no names.
const centred = { '& :is(path, text):not(.small *)': { translate: '0 9px' } }

const Art = styled.svg({
  display: 'block',
  width: '100%',
  height: '100%',
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  containerType: 'inline-size',
  background: 'var(--ground)',
  fill: 'none',
  color: color.ink,
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Lines are as strong in a large drawing as in a small one.
  '& path:not(.bank, .small *)': { vectorEffect: 'non-scaling-stroke' },
  '&[data-ground=copper]': { '--ground': coverGroundColors.copper },
  '&[data-ground=paper]': { '--ground': coverGroundColors.paper },
  '&[data-ground=mint]': { '--ground': coverGroundColors.mint },
  '&[data-ground=pine]': {
    '--ground': coverGroundColors.pine,
    color: color.onPine,
    '--accent': color.accentOnPine,
    '--onAction': 'var(--ground)',
  },
  '& .quiet': { strokeWidth: 1.5, opacity: 0.4 },
  '& .bank': { strokeWidth: 16, opacity: 0.14 },
  '& .solid': { fill: 'currentColor', stroke: 'none' },
  '& .argument': { stroke: color.accent, strokeWidth: 2.5 },
  '& :is(.point, .filledKey)': { fill: color.accent, stroke: 'none' },
  // In the units of the drawing, so smaller in wide drawings. Small cards have room for the figure with the unit only;
  // thumbnails have none: there the simpler drawing replaces the other.
  '& text': {
    fill: 'currentColor',
    stroke: 'none',
    font: `600 14px ${fontFamily.text}`,
    fontVariantNumeric: 'tabular-nums',
    textAnchor: 'middle',
    userSelect: 'none',
    '@container (width < 300px)': { fontSize: '15.5px' },
    '@container (width < 270px)': { '&:not([class])': { fontSize: '17px' } },
  },
  '& :is(.name, .legend)': {
    fontSize: '13px',
    fontWeight: 500,
    // No line crosses words.
    stroke: 'var(--ground)',
    strokeWidth: 5,
    paintOrder: 'stroke',
    // As large as they are laid out.
    '@container (width < 300px)': { fontSize: '14.5px' },
  },
  '& text:is(*, .name)': labelSizesOfWideDrawings,
  '& :is(.legend, [data-anchor=start])': { textAnchor: 'start' },
  '& [data-anchor=end]': { textAnchor: 'end' },
  '&[data-names=hidden]': centred,
  '@container (width < 270px)': {
    '& :is(.name, .legend, .emptyKey, .filledKey, .bare)': { display: 'none' },
    '&[data-names]': centred,
  },
  '& > .small': {
    display: 'none',
    strokeWidth: 4.5,
    '& .argument': { strokeWidth: 7 },
    '& .quiet': { strokeWidth: 3.5 },
  },
  '@container (width < 180px)': { '& > svg': { display: 'none' }, '& > .small': { display: 'inline' } },
  '& .filled': { fill: color.onAction },
  '& .argued': { fill: color.accent },
  // Large, as they are what is compared.
  '& text:is(.rank, .filledRank)': {
    font: `480 22px ${fontFamily.display}`,
    '@container (width > 25rem)': { fontSize: '18px' },
  },
  '& .filledRank': { fill: 'var(--ground)' },
  '@media print': { printColorAdjust: 'exact' },
})

const viewBox = '0 0 320 160'
const middle = 80

interface Props {
  cover: Queries.CoverFragment & Partial<Queries.CoverThumbnailFragment>
  /** Whether it prints what its figures count; on most cards with a thumbnail it is small at any width. */
  named?: boolean
}

/**
 * The cover of an article or page: a drawing of its figures on a coloured background. Decorative: the text beside it
 * explains it, and its printed figures are in that text or in the caption. Thumbnails show a simpler drawing.
 */
export function CoverSvg({ cover, named = !cover.small }: Props) {
  const beside = cover.labels.filter(({ role }) => !/empty|filled|rank/.test(role))
  const names = beside.filter(({ role }) => role === 'name' || role === 'legend')
  // A name above the drawing balances the one below it. The names of steps look like figures.
  const areBelow = beside.length > 0 && (names.length ? names : beside).every(({ y }) => y > middle)
  const nameState = areBelow ? (named ? 'shown' : 'hidden') : undefined
  const shapes = named ? cover.shapes : cover.shapes.filter(({ role }) => !role.endsWith('Key'))
  const labels = named ? cover.labels : cover.labels.filter(label => !beside.includes(label))
  const drawing = (
    <>
      <Shapes parts={shapes} />
      {labels.map(({ x, y, text, role, anchor }) => (
        <text
          key={`${x} ${y} ${role}`}
          x={x}
          y={y}
          className={role === 'beside' ? undefined : role}
          data-anchor={anchor ?? undefined}
        >
          {text}
        </text>
      ))}
    </>
  )
  return cover.small ? (
    <Art data-ground={cover.ground} data-names={nameState} aria-hidden>
      <svg viewBox={viewBox}>{drawing}</svg>
      <svg viewBox="80 0 160 160" className="small">
        <Shapes parts={cover.small} />
      </svg>
    </Art>
  ) : (
    <Art viewBox={viewBox} data-ground={cover.ground} data-names={nameState} aria-hidden>
      {drawing}
    </Art>
  )
}

function Shapes({ parts }: { parts: Queries.CoverFragment['shapes'] }) {
  return parts.map(({ role, path }) => <path key={role} className={role} d={path} />)
}

export const query = graphql`
  # Beside Cover, where the drawing may be less than 180 px wide.
  fragment CoverThumbnail on CoverDrawing {
    small {
      role
      path
    }
  }
  fragment Cover on CoverDrawing {
    ground
    shapes {
      role
      path
    }
    labels {
      x
      y
      text
      role
      anchor
    }
  }
`
