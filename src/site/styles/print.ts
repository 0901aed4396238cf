import { palette } from '../../config/palette'
import { color } from './tokens'

const { ink, text, soft, line, accent, accentHover } = palette.light

/** Colour roles in print: the light theme without backgrounds, and dark text in place of light text on pine. */
const roles = () => ({
  ...palette.light,
  paper: '#fff',
  sunken: '#fff',
  pine: '#fff',
  pineRaised: '#fff',
  onPine: ink,
  onPineSoft: soft,
  pineLine: line,
  accentOnPine: accent,
  accentOnPineHover: accentHover,
})

/**
 * Print styles: colours, margins, page breaks. Components that are not printed hide themselves in their own `@media
 * print`.
 */
export const createPrintCss = () => `
@page {
  margin: 16mm 14mm 18mm;
}
@page one-sheet {
  margin: 10mm 14mm;
}
@media print {
  :root,
  :root:not([data-theme='light']),
  :root[data-theme='dark'] {
    color-scheme: light;
    ${Object.entries(roles())
      .map(([role, value]) => `--${role}:${value};`)
      .join('')}
  }
  html {
    font-size: 13.5px;
  }
  body {
    color: ${text};
  }
  body:has(.one-sheet) {
    page: one-sheet;
  }
  .header-cover {
    display: grid;
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: 0.75rem;
    align-items: center;
    max-width: 32rem;
    margin-top: 1rem;
  }
  /* Header pictures have light lines for a dark background. */
  :is(.object, .landscape, .drawn),
  button,
  form,
  iframe {
    display: none !important;
  }
  h1,
  h2,
  h3,
  h4,
  figcaption,
  p:has(+ :is(ul, ol, table)),
  article p:has(+ :is(div, details, figure)),
  article strong:has(+ details) {
    break-after: avoid;
  }
  h1,
  h2,
  h3,
  h4,
  li,
  tr,
  [role='note'],
  img,
  blockquote {
    break-inside: avoid;
  }
  /* Firefox ignores break-after: a heading of a text reserves room for what follows, to be never the last on a page. */
  article :is(h2, h3, h4)::after {
    content: '';
    display: block;
    height: 10rem;
    margin-bottom: -10rem;
  }
  p,
  li,
  td {
    orphans: 3;
    widows: 3;
  }
  .closing {
    display: none;
  }
  [role='note'] {
    border: 1px solid ${color.line};
  }
  details::details-content {
    content-visibility: visible;
    block-size: auto;
  }
}
`
