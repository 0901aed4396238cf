import { color, fontFamily, radius, fontSize } from '../../styles/tokens'

/** The link of a term to its entry in the glossary, under which its definition shows: by pointer, by keyboard, without scripts. */
export const definitionLinkStyles = {
  color: 'inherit',
  fontWeight: 'inherit',
  textDecoration: `underline dotted ${color.accent} 2px`,
  '&:hover': { color: color.accentHover },
  // It stands under the line, inside the width of the text: it can leave no window and covers no word before it.
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
    // A pointer that only passes shows nothing, and one that leaves may still come back.
    visibility: 'hidden',
    transition: 'visibility 0s 150ms',
  },
  '&:is(:hover, :focus-visible)::after': { visibility: 'visible', transitionDelay: '300ms' },
  // Escape was pressed (site/app/preHydrationHandlers).
  'html[data-quiet] &::after': { visibility: 'hidden', transition: 'none' },
  '@media print': { textDecoration: 'none', '&::after': { content: 'none' } },
} as const
