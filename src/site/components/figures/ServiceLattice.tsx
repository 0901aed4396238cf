import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { color, fontFamily, mediaQueries } from '../../styles/tokens'
import { Link } from '../ui/Link'

/** A corner of the lattice, in SVG units. */
type Point = readonly [x: number, y: number]

const side = 80
const halfWidth = 69.3
const middle: Point = [270, 215]

const at = (x: number, y: number): Point => [middle[0] + x * halfWidth, middle[1] + (y * side) / 2]
const line = (...points: Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
const hexagon = (x: number, y: number) =>
  line(at(x, y - 2), at(x + 1, y - 1), at(x + 1, y + 1), at(x, y + 2), at(x - 1, y + 1), at(x - 1, y - 1)) + 'Z'

const lattice = hexagon(-1, -1) + hexagon(1, -1) + hexagon(0, 2)
const spokes = [line(middle, at(0, -2)), line(middle, at(-1, 1)), line(middle, at(1, 1))].join('')

/** Positions of the points in content order, with the offset of the label and the bonds to the centre. */
const places: { point: Point; label: readonly [dx: number, dy: number, anchor?: 'middle' | 'end']; bonds: string }[] = [
  { point: middle, label: [18, 5], bonds: spokes },
  { point: at(-1, -3), label: [44, -18, 'end'], bonds: line(at(-1, -3), at(0, -2), middle) },
  { point: at(1, -3), label: [-44, -18], bonds: line(at(1, -3), at(0, -2), middle) },
  { point: at(2, 0), label: [16, 5], bonds: line(at(2, 0), at(1, 1), middle) },
  { point: at(0, 4), label: [0, 30, 'middle'], bonds: line(at(0, 4), at(1, 3), at(1, 1), middle) },
  { point: at(-2, 0), label: [-16, 5, 'end'], bonds: line(at(-2, 0), at(-1, 1), middle) },
]

const Drawing = styled.svg({
  position: 'absolute',
  // Above the picture of the band, so that its links can be pressed.
  zIndex: 1,
  bottom: '0.75rem',
  // In the middle of the band. Names at the sides are wider than the drawing.
  width: '100%',
  height: 'min(16rem, 60vw)',
  overflow: 'visible',
  fill: color.accentOnPine,
  stroke: color.accentOnPine,
  // In units of the drawing, which grows with the page itself.
  font: `600 22px ${fontFamily.text}`,
  '& path': { fill: 'none', strokeWidth: 2, pointerEvents: 'none' },
  '& a': { textDecoration: 'none' },
  // The narrowest phones have no room for names.
  '@media (width < 22.5em)': { '& a': { display: 'none' } },
  // Invisible circle that enlarges the touch target of each point.
  '& a circle': { opacity: 0 },
  '& text': { fill: color.onPine, stroke: color.pine, strokeWidth: 6, paintOrder: 'stroke' },
  '& .bonds': { strokeWidth: 5, strokeLinecap: 'round', opacity: 0 },
  '& a:is(:hover, :focus-visible)': { '& text': { textDecoration: 'underline' }, '& + .bonds': { opacity: 1 } },
  [mediaQueries.desktop]: {
    inset: '0 auto 0 calc(50% + 3rem)',
    width: 'min(calc(50% - 5.5rem), 38rem)',
    height: '100%',
    fontSize: '15px',
  },
  '@media print': { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > path:not(.bonds)': { strokeDasharray: 1, animation: 'lattice 1.1s ease-out' },
    '@keyframes lattice': { from: { strokeDashoffset: 1 } },
  },
})

/** The lattice in the home page’s header: each point links to a service and shows its bonds on hover or focus. */
export function ServiceLattice({ links }: { links: readonly Queries.ServiceLatticeFragment[] }) {
  const points = places.flatMap((place, index) => {
    const link = links[index]
    return link ? [{ ...place, link }] : []
  })
  return (
    <Drawing viewBox="0 0 540 430" role="presentation">
      <path d={lattice} pathLength={1} />
      {points.map(({ point: [cx, cy], link }, index) => (
        <circle key={link.to} cx={cx} cy={cy} r={index ? 6 : 8} />
      ))}
      {points.map(({ point: [cx, cy], label: [dx, dy, anchor], bonds, link: { to, label } }) => (
        <Fragment key={to}>
          <Link to={to}>
            <circle cx={cx} cy={cy} r={22} />
            <text x={cx + dx} y={cy + dy} textAnchor={anchor}>
              {label}
            </text>
          </Link>
          <path className="bonds" d={bonds} />
        </Fragment>
      ))}
    </Drawing>
  )
}

export const query = graphql`
  fragment ServiceLattice on Link {
    label
    to
  }
`
