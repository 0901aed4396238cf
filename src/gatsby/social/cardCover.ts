import { socialCoverScaleAndNameSize } from '../../config/covers'
import { palette } from '../../config/palette'
import { coverSize, type CoverArt, type CoverLabelRole, type CoverPart } from '../../shared/figures/covers/coverArt'
import { createBox, createPathElement, type SatoriElement } from './satoriElements'

const { pine, onPine, accentOnPine } = palette.light

const drawPathByRole: Record<CoverPart['role'], (d: string) => SatoriElement> = {
  quiet: d => createPathElement(d, 1.5, { opacity: 0.4 }),
  bank: d => createPathElement(d, 16, { opacity: 0.14 }),
  line: d => createPathElement(d, 2),
  solid: d => createPathElement(d, 0, { fill: onPine }),
  argument: d => createPathElement(d, 3, { stroke: accentOnPine }),
  point: d => createPathElement(d, 0, { fill: accentOnPine }),
  emptyKey: d => createPathElement(d, 2),
  filledKey: d => createPathElement(d, 0, { fill: accentOnPine }),
}

// In the corner that the text leaves free; its words are larger than on the page, as the image is shown small.
const coverPlace = { top: 32, right: 56, fontSize: 25 }
const { scale, nameSize } = socialCoverScaleAndNameSize

const largeRoles: readonly CoverLabelRole[] = ['beside', 'bare', 'argued', 'upper', 'lower']

/** The cover of an article, with its figures. */
export function drawCoverElement({ shapes, labels }: CoverArt): SatoriElement {
  const { top, right, fontSize } = coverPlace
  const [width, height] = [coverSize.width * scale, coverSize.height * scale]
  const drawing: SatoriElement = {
    type: 'svg',
    props: {
      width,
      height,
      viewBox: `0 0 ${coverSize.width} ${coverSize.height}`,
      fill: 'none',
      stroke: onPine,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      children: shapes.map(({ role, path: d }) => drawPathByRole[role](d)),
    },
  }
  // Satori draws no SVG text: boxes over the drawing, wider than any of its texts.
  const figures = labels.map(label => {
    const size = largeRoles.includes(label.role) ? fontSize : nameSize
    const start = label.role === 'legend' || label.anchor === 'start'
    const lines = label.role === 'upper' ? -0.6 : label.role === 'lower' ? 0.6 : 0
    return createBox(
      {
        position: 'absolute',
        left: label.x * scale - (start ? 0 : label.anchor === 'end' ? 320 : 160),
        top: label.y * scale - size * (1.02 - lines),
        width: 320,
        justifyContent: start ? 'flex-start' : label.anchor === 'end' ? 'flex-end' : 'center',
        fontFamily: 'Figtree',
        fontSize: size,
        lineHeight: 1.4,
        color: label.role.startsWith('filled') ? pine : onPine,
      },
      label.text,
    )
  })
  return createBox({ position: 'absolute', top, right, width, height }, drawing, ...figures)
}
