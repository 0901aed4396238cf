import { fontFaceRules } from './fonts'
import { createFoldCss } from './folds'
import { createHeaderAndHeroCss } from './headerAndHero'
import { createHeaderDrawingCss } from './headerDrawing'
import { createHeaderWithFormCss } from './headerWithForm'
import { createTimelineAndDecisionFlowCss } from './figures'
import { createPrintCss } from './print'
import {
  color,
  enlargedTextQuery,
  fontFamily,
  fontVariablesCss,
  maxWidth,
  mediaQueries,
  fontSize,
  formatThemeVariables,
  phoneQuery,
  rootFontSize,
} from './tokens'

/** The global styles: themes, type, focus, print. In the site-wide style sheet, and not in scripts. */
export const createGlobalCss = () => `
  ${fontFaceRules}
  :root {
    color-scheme: light;
    ${formatThemeVariables('light')}
    ${fontVariablesCss}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${formatThemeVariables('dark')}
    }
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${formatThemeVariables('dark')}
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    font-size: ${rootFontSize};
    scroll-padding: 6rem 0 max(var(--bar, 0px), 5rem);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.text};
    font: 400 ${fontSize.text} / 1.6 ${fontFamily.text};
    overflow-wrap: break-word;
  }
  /* Pressed; the page or action is loading. */
  :is(a, button)[aria-busy='true'] {
    cursor: progress;
    opacity: 0.65;
  }
  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    color: ${color.ink};
    font-family: ${fontFamily.display};
    font-weight: 480;
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h1 {
    font-size: ${fontSize.h1};
    line-height: 1.06;
    letter-spacing: -0.02em;
    font-weight: 440;
    ${mediaQueries.desktop} {
      /* Into the gap beside the drawing. */
      margin-inline-end: -1rem;
    }
  }
  h2 {
    font-size: ${fontSize.h2};
  }
  h3 {
    font-size: ${fontSize.h3};
    line-height: 1.25;
  }
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
    padding: 0;
  }
  p,
  li,
  dd {
    text-wrap: pretty;
  }
  sup {
    font-size: 0.7em;
    line-height: 0;
    text-transform: none;
  }
  /* Words kept together: wrap only if they are wider than the line. */
  .whole,
  .clause {
    display: inline-block;
  }
  /* Inline blocks do not get the underline of their link: inherit it, also through a wrapper span. */
  .whole,
  .clause,
  a > span:not([class]) {
    text-decoration: inherit;
  }
  /* As an inline block, it could be separated from a punctuation mark or source number after it. */
  :is(a, small) > .whole:last-child,
  .whole:has(+ sup) {
    display: inline;
    white-space: nowrap;
    ${enlargedTextQuery} {
      white-space: normal;
    }
  }
  /* Breaks between its clauses only where the first has room on one line. */
  .clauses {
    display: block;
    container-type: inline-size;
  }
  @container (max-width: 15.9em) {
    .clauses > .clause {
      display: inline;
    }
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  img {
    max-width: 100%;
    display: block;
  }
  .lucide {
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  summary {
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  :focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
    border-radius: 4px;
  }
  /* What scripts move the focus to, a heading or a result, is no control. */
  [tabindex='-1']:not(a, button, input):focus-visible {
    outline: none;
  }
  ::selection {
    background: ${color.mark};
    color: ${color.onMark};
  }
  [hidden]:not([hidden='until-found']) {
    display: none !important;
  }
  /* Gatsby’s own elements. */
  #gatsby-focus-wrapper {
    outline: none;
  }
  #gatsby-announcer {
    top: 0;
  }
  #gatsby-announcer,
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Items under hairlines. */
  .lines > li {
    padding: 0.45rem 0;
    border-top: 1px solid ${color.line};
    line-height: 1.45;
    break-inside: avoid;
  }
  /* In a text, the words of the last cell end before the rule of their table. */
  @media (min-width: 40em) {
    article tr > td:last-child:not(.figures) {
      padding-inline-end: 1rem;
    }
  }
  /* A number to call in a table has a line of its own. */
  td > a[href^='tel:'] {
    display: flex;
    align-items: center;
    width: fit-content;
    font: 460 ${fontSize.h3} / 1.3 ${fontFamily.display};
  }
  ${phoneQuery} {
    td > a[href^='tel:'] {
      width: auto;
      min-height: 3rem;
    }
  }
  .measure {
    max-width: ${maxWidth.text};
  }
  ${createHeaderAndHeroCss()}
  ${createHeaderDrawingCss()}
  ${createHeaderWithFormCss()}
  ${createFoldCss()}
  ${createTimelineAndDecisionFlowCss()}
  @media (forced-colors: active) {
    /* Browsers paint a backplate behind each line; this line height keeps it off the line above. */
    h1,
    h2,
    h3,
    h4 {
      line-height: 1.3 !important;
    }
    /* Drawn with gradients, which would be left out. */
    :is(.sign, .fold > summary)::after {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
  ${createPrintCss()}
`
