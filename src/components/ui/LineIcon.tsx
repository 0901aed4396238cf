import type { LucideIcon } from 'lucide-react'

interface Props {
  icon: LucideIcon
  /** Width and height in px. */
  size: number
  strokeWidth?: number
  className?: string
}

// What the icon set writes on each drawing, styles/global.ts says once for all.
const saidOnce = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
}

/** A drawing of the icon set, in the colour of the words beside it; assistive technology passes over it. */
export function LineIcon({ icon: Drawing, ...props }: Props) {
  return <Drawing {...saidOnce} {...props} aria-hidden />
}
