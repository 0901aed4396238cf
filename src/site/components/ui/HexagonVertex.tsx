const vertices = Array.from({ length: 6 }, (_, index) => {
  const angle = (Math.PI / 3) * (index - 1.5)
  return [20 + 15 * Math.cos(angle), 20 + 15 * Math.sin(angle)].map(length => length.toFixed(1))
})
const outline = vertices.map(([x, y]) => `${x} ${y}`).join('L')

/** A hexagon with one of its vertices filled, counted clockwise from the top. Decorative. */
export function HexagonVertex({ vertex }: { vertex: number }) {
  const [cx, cy] = vertices[vertex % vertices.length] ?? []
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d={`M${outline}Z`} strokeLinejoin="round" />
      <circle cx={cx} cy={cy} r="4" fill="currentColor" />
    </svg>
  )
}
