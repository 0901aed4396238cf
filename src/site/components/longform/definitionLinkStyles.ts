import { color, fontFamily, radius, fontSize } from '../../styles/tokens'

/** A term linked to its glossary entry, with its definition shown below on hover and focus, without scripts. */
export const definitionLinkStyles = {
  color: 'inherit',
  fontWeight: 'inherit',
  textDecoration: `underline dotted ${color.accent} 2px`,
  '&:hover': { color: color.accentHover },
  // Below the line and within the width of the text, so that it never leaves the window or covers preceding words.
  '&::after': {
    content: 'attr(data-definition)',
    position: 'absolute',
    display: 'block',
    insetInline: 0,
    zIndex: 25,
    maxWidth: '28rem',
    marginInline: 'auto',
    padding: '0.75rem 1rem',
    background: color.ink,
    color: color.paper,
    borderRadius: radius.control,
    font: `400 ${fontSize.small}/1.45 ${fontFamily.text}`,
    textAlign: 'start',
    // Delays, so that a passing pointer shows nothing and one that slips off can return.
    visibility: 'hidden',
    transition: 'visibility 0s 150ms',
  },
  '&:is(:hover, :focus-visible)::after': { visibility: 'visible', transitionDelay: '300ms' },
  // Escape was pressed (site/app/preHydrationHandlers).
  'html[data-quiet] &::after': { visibility: 'hidden', transition: 'none' },
  '@media print': { textDecoration: 'none', '&::after': { content: 'none' } },
} as const
