import { createElement } from 'react'

interface IconData {
  /** The shapes of the drawing: element and attributes. */
  node: [tag: string, attributes: Record<string, string>][]
}

interface Props {
  size: number
  strokeWidth?: number
  className?: string
  'aria-hidden'?: boolean
}

/**
 * Takes the place of the icon set’s own maker of components (gatsby/webpack): what that repeats on each drawing,
 * site/styles/global.ts says once for all, and its contexts nobody needs.
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
