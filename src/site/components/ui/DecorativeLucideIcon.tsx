import type { LucideIcon } from 'lucide-react'

interface Props {
  icon: LucideIcon
  /** Width and height in px. */
  size: number
  strokeWidth?: number
  className?: string
}

/** An icon in the current text colour, hidden from assistive technology. */
export function DecorativeLucideIcon({ icon: Drawing, ...props }: Props) {
  return <Drawing {...props} aria-hidden />
}
