import { color, fontFamily, fontSize, h3LineHeight, mediaQueries, phoneQuery } from './tokens'

/** Width of the plus sign on a fold’s summary. */
const signWidth = '0.8125rem'
/** What only phones fold: not what any window folds, nor the optional fields of a form that is sent. */
const shownWhole = ':not(.always, [data-form] > *)'
const firstLineOfFold = `calc(1.4 * ${fontSize.text})`

/** Global styles of what phones fold to one line (FoldOnPhones, buildFold) and of number cards, in the shared style sheet. */
export const createFoldCss = () => `
  ${phoneQuery} {
    /* Hides a heading whose text the summary of the next fold repeats. */
    :is(h2, h3, h4):has(+ .fold:not(.by-title)) {
      display: none;
    }
    /* Above the link that covers the card, so that the fold can be clicked. */
    .fold {
      z-index: 1;
    }
    /* A plus at the end of the title; the whole card or item is its click target. */
    .fold.by-title {
      margin: 0;
      padding: 0;
      border: 0;
    }
    .fold.by-title > summary {
      position: absolute;
      inset: 0;
      justify-content: end;
      padding: var(--inset, 0);
      font-size: 0;
    }
    /* Centred on the first line of the title. */
    .fold.by-title > summary::after {
      height: var(--first-line, ${h3LineHeight});
    }
    .fold.by-title[open] > summary {
      bottom: auto;
    }
    .fold.by-title[open] {
      padding: 0;
    }
    .by-title > ul {
      margin-top: 0.75rem;
    }
    :has(> .by-title) > :is(h3, strong) {
      padding-inline-end: 2rem;
    }
    /* A number under a hairline, at the edge of its title. */
    li.number {
      --inset: 1rem 0 0;
      --first-line: 2.2rem;
      display: block;
      padding: var(--inset);
      background: none;
      border-width: 1px 0 0;
      border-radius: 0;
    }
    li.number > span {
      display: none;
    }
    li.number > p:has(+ h3) {
      margin-bottom: 0;
    }
    li.number > p + h3,
    li.number > h3 ~ p {
      margin-top: 0.375rem;
    }
    li.number > h3 + p {
      font-size: ${fontSize.small};
    }
  }
  /* A row between hairlines; adjacent rows share one. */
  .fold {
    margin-block: 0.75rem -1px;
    border-block: 1px solid ${color.line};
  }
  .fold + .fold {
    margin-top: 0;
  }
  .fold[open] {
    padding-bottom: 1rem;
  }
  .fold > summary {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    min-height: 3rem;
    padding-block: calc((3rem - ${firstLineOfFold}) / 2);
    color: ${color.ink};
    font: 600 ${fontSize.text}/1.4 ${fontFamily.text};
    text-wrap: balance;
  }
  .fold > summary small {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -1em;
    /* Cuts the dot off the beginning of each line. */
    clip-path: inset(0 0 0 1em);
    color: ${color.soft};
    font-size: ${fontSize.small};
    font-weight: 400;
  }
  .fold > summary small > span {
    padding-inline-start: 1em;
  }
  .fold > summary small > span::before {
    content: '·';
    display: inline-block;
    width: 1em;
    margin-inline-start: -1em;
    text-align: center;
  }
  .fold > summary:hover {
    color: ${color.accent};
  }
  .fold > summary::after {
    height: ${firstLineOfFold};
  }
  /* Drawn, so that it is in the middle of the line beside it in any font; a minus once it is open. */
  :is(.sign, .fold > summary)::after {
    content: '';
    flex: none;
    width: ${signWidth};
    margin-inline-start: auto;
    color: ${color.accent};
    background:
      linear-gradient(currentColor 0 0) 50% / 100% 1.5px no-repeat,
      linear-gradient(currentColor 0 0) 50% / 1.5px ${signWidth} no-repeat;
  }
  [open] > :is(.sign, .fold > summary)::after {
    background-size: 100% 1.5px, 0;
  }
  h2 + .fold.fold {
    margin-top: 0;
  }
  /* A fold ends with a rule of its own. */
  .always > table tbody tr:last-child,
  .always > table tbody tr:last-child > * {
    border-bottom: 0;
  }
  ${phoneQuery} {
    .fold > table tbody tr:last-child,
    .fold > table tbody tr:last-child > * {
      border-bottom: 0;
    }
  }
  /* Wide windows and paper show what phones fold. Browsers without ::details-content keep the summary line. */
  @media print, (min-width: 48em) {
    @supports selector(::details-content) {
      .fold:where(${shownWhole}),
      .fold[open]:where(${shownWhole}) {
        margin-block: 1.25rem 0;
        padding-bottom: 0;
        border: 0;
      }
      .fold:where(${shownWhole})::details-content {
        content-visibility: visible;
        block-size: auto;
      }
      .fold:where(${shownWhole}) > summary {
        display: none;
      }
    }
  }
  /* The reverse: phones and paper show what wider windows fold. */
  .references > summary {
    display: flex;
    gap: 0.6rem;
    width: fit-content;
    color: ${color.soft};
    font-size: ${fontSize.small};
    line-height: 2rem;
  }
  .references > summary:hover {
    color: ${color.accent};
  }
  @supports selector(::details-content) {
    @media print, (max-width: 47.99em) {
      .references > summary {
        display: none;
      }
      .references::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    }
  }
  @media print {
    .always {
      border: 0;
    }
    .always > summary {
      display: none;
    }
  }
  ${mediaQueries.tablet} {
    /* What an item folds is laid out by the item. */
    li > .fold,
    li > .fold::details-content {
      display: contents;
    }
  }
`
