import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { color } from '../../styles/tokens'

const Art = styled.svg({
  display: 'block',
  width: '100%',
  height: '100%',
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  fill: 'none',
  color: color.ink,
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-ground=copper]': {
    // Copper mixed with a dark background would look olive.
    background: [color.mark, `light-dark(color-mix(in srgb, ${color.accent} 15%, ${color.surface}), #35261E)`],
  },
  // Darker than a band of that colour.
  '&[data-ground=paper]': { background: `color-mix(in srgb, ${color.line} 45%, ${color.sunken})` },
  '&[data-ground=mint]': { background: color.mark },
  '&[data-ground=pine]': { background: color.pine, color: color.onPine, '--accent': color.accentOnPine },
  '& .quiet': { strokeWidth: 1.5, opacity: 0.4 },
  '& .bank': { strokeWidth: 16, opacity: 0.14 },
  '& .solid': { fill: 'currentColor', stroke: 'none' },
  '& .argument': { stroke: color.accent, strokeWidth: 3 },
  '& .point': { fill: color.accent, stroke: 'none' },
  '@media print': { printColorAdjust: 'exact' },
})

/**
 * The cover of an article or page: a drawing of its figures on a coloured background. Decorative: the text beside it
 * explains it.
 */
export function CoverDrawing({ cover }: { cover: Queries.CoverFragment }) {
  return (
    <Art viewBox="0 0 320 160" data-ground={cover.ground} aria-hidden>
      {cover.shapes.map(({ role, path }) => (
        <path key={role} className={role} d={path} />
      ))}
    </Art>
  )
}

export const query = graphql`
  fragment Cover on CoverDrawing {
    ground
    shapes {
      role
      path
    }
  }
`
