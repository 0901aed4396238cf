import type { LucideIcon } from 'lucide-react'

interface Props {
  icon: LucideIcon
  /** Width and height in px. */
  size: number
  strokeWidth?: number
  className?: string
}

/** A drawing of the icon set, in the colour of the words beside it; assistive technology passes over it. */
export function DecorativeIcon({ icon: Drawing, ...props }: Props) {
  return <Drawing {...props} aria-hidden />
}
