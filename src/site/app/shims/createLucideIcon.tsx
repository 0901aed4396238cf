import { createElement } from 'react'

interface IconData {
  /** The shapes of the icon: tag name and attributes. */
  node: [tag: string, attributes: Record<string, string>][]
}

interface Props {
  size: number
  strokeWidth?: number
  className?: string
  'aria-hidden'?: boolean
}

/**
 * Replaces lucide’s component factory (gatsby/webpack): common attributes are set once in site/styles/global.ts, and
 * its context is not used.
 */
export default function createLucideIcon({ node }: IconData) {
  return function Drawing({ size, strokeWidth = 2, className, ...rest }: Props) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        strokeWidth={strokeWidth}
        className={className ? `lucide ${className}` : 'lucide'}
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    )
  }
}
