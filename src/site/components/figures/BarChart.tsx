import styled from '@emotion/styled'
import type { Bar } from '../../../shared/figures/bars'
import { color, fontFamily, fontSize } from '../../styles/tokens'
import { Typeset } from '../ui/Typeset'

const Rows = styled.div({
  display: 'grid',
  gap: '1.1rem',
  containerType: 'inline-size',
})
const Row = styled.div({
  display: 'grid',
  gap: '0.35rem 1.5rem',
  alignItems: 'center',
  textWrap: 'balance',
  breakInside: 'avoid',
  '@container (min-width: 44rem)': {
    gridTemplateColumns: '18rem minmax(0, 1fr)',
  },
})
const Name = styled.span({
  display: 'block',
  color: color.ink,
  font: `600 ${fontSize.small}/1.35 ${fontFamily.text}`,
})
const Detail = styled.span({
  display: 'block',
  color: color.soft,
  font: `400 ${fontSize.label}/1.4 ${fontFamily.text}`,
})

// Bar lengths are relative to the space left by the longest figure, so that each figure fits after its bar on any
// screen.
const Drawing = styled('svg', { shouldForwardProp: name => name !== 'longest' })<{ longest: number }>(
  {
    display: 'block',
    height: '1.75rem',
    overflow: 'visible',
    '& .bar': { fill: color.neutral },
    '& .rest': { fill: color.line },
    // Mint with an outline, the style of the practice’s own figures on the whole site; in the dark theme the outline
    // has the colour of the bar.
    '& .ours': {
      fill: `light-dark(${color.mark}, ${color.right})`,
      stroke: `light-dark(${color.ink}, ${color.right})`,
      strokeWidth: 1.5,
    },
    '& .plain': { fill: `light-dark(${color.pine}, ${color.neutral})` },
    '& .accent': { fill: color.accent, '& + text': { fill: color.accent } },
    '& text': { fill: color.ink, font: `480 1.2rem/1 ${fontFamily.display}` },
  },
  ({ longest }) => ({ width: `calc(100% - min(50%, ${Math.ceil(longest * 0.66) + 1}rem))` }),
)

/** A bar chart with the figure at the end of each bar. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ value }) => value.length))
  // Bars that ours or an emphasized one is compared with are grey; without a comparison, none is.
  const other = bars.some(({ ours, emphasized }) => ours ?? emphasized) ? 'bar' : 'plain'
  return (
    <Rows>
      {bars.map(({ name, detail, value, share, from = 0, upTo, ours, emphasized }) => (
        <Row key={name}>
          <div>
            <Typeset as={Name}>{name}</Typeset>
            <Typeset as={Detail}>{detail}</Typeset>
          </div>
          <Drawing longest={longest}>
            {upTo && <rect className="rest" width={formatPercent(upTo)} height="100%" rx="3" />}
            <rect
              className={from || emphasized ? 'accent' : ours ? 'ours' : other}
              x={formatPercent(from)}
              width={formatPercent(share - from)}
              height="100%"
              rx="3"
            />
            <text x={formatPercent(upTo ?? share)} y="50%" dx="10" dominantBaseline="central">
              {value}
            </text>
          </Drawing>
        </Row>
      ))}
    </Rows>
  )
}

/** A one-line text alternative of a bar chart. */
export function describeBars(bars: readonly Bar[]): string {
  return bars.map(({ name, value }) => `${name} (${value})`).join('; ')
}

function formatPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
