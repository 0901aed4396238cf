import {
  color,
  enlargedTextQuery,
  fontFamily,
  fontSize,
  columnGap,
  mediaQueries,
  maxWidth,
  phoneQuery,
  pageMargin,
  tabletRangeQuery,
} from './tokens'

/**
 * Global styles of the header, booking bar, hero figures and gaps between sections, in the shared style sheet rather
 * than in scripts that each page would load.
 *
 * The header is hidden while the page is marked as scrolled down (site/app/preHydrationHandlers). The booking bar is
 * sticky at the bottom of the window until <main> ends; the hero covers it, so that it appears from the next section
 * on; from tablets on, only while the header is hidden. It is hidden while an on-screen keyboard, a menu or the consent
 * bar is shown, in print, on phones in landscape, and if enlarged text needs the space.
 */
export const createHeaderAndHeroCss = () => `
  @keyframes booking {
    from {
      visibility: hidden;
    }
  }
  .booking {
    display: none;
  }
  @media screen and (min-width: 20em) and (min-height: 30em) {
    #gatsby-focus-wrapper > header {
      position: sticky;
      top: 0;
    }
    html[data-down] #gatsby-focus-wrapper > header:not(:focus-within, :has([open])) {
      translate: 0 -100%;
    }
    /* Overlaps the padding at the end of the page, so that the page does not get longer. */
    .booking {
      position: sticky;
      bottom: 0;
      z-index: 10;
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 0.5rem;
      margin-top: -3.9375rem;
      padding: 0.5rem max(${pageMargin}, 50% - ${maxWidth.page} / 2);
      background: ${color.paper};
      border-top: 1px solid ${color.line};
    }
    .booking > a {
      padding-inline: 0.6rem;
    }
    .booking > a + a {
      width: 2.875rem;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    #gatsby-focus-wrapper > header {
      transition: translate 140ms ease;
    }
  }
  body:has(:is(input:not([type='radio']), select, textarea):focus) .booking,
  #gatsby-focus-wrapper:has(> header [open]) .booking,
  body:has(> section) .booking {
    visibility: hidden;
  }
  /* Adjacent sections with the same background share one gap. */
  [data-tone='paper'] + [data-tone='paper'],
  [data-tone='sunken'] + [data-tone='sunken'] {
    padding-top: 0;
    ${phoneQuery} {
      padding-top: 1.25rem;
    }
  }
  /* Rows between hairlines on phones, each with its figure before its words; columns from tablets on. */
  .proof {
    display: grid;
    grid-template-columns: fit-content(45%) 1fr;
    column-gap: 0.9rem;
    margin-top: 1.25rem;
    border-top: 1px solid ${color.line};
  }
  .proof > div {
    position: relative;
    display: grid;
    grid: auto-flow dense / subgrid;
    grid-column: 1 / -1;
    align-items: baseline;
    padding-block: 0.4rem;
  }
  .proof > div + div {
    border-top: 1px solid ${color.line};
  }
  .proof dt {
    grid-column: 2;
    color: ${color.soft};
    font-size: ${fontSize.tiny};
    line-height: 1.35;
    text-wrap: balance;
  }
  .proof dd {
    font: 460 1.0625rem/1.25 ${fontFamily.display};
  }
  /* A price that links to the plans: the link covers the figure and its label. */
  .proof a {
    text-decoration: underline ${color.accent} 1px;
    text-underline-offset: 0.25em;
  }
  .proof a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${enlargedTextQuery} {
    .proof > div {
      display: block;
    }
  }
  /* Hidden until the hero is above it, so that no slice of it shows below the hero. */
  @supports (animation-timeline: view()) {
    main {
      timeline-scope: --hero, --closing;
    }
    .closing {
      view-timeline: --closing;
    }
    /* Hidden again from the closing panel on, which shows the same ways to reach the practice. */
    .booking {
      animation: booking both, booking step-end;
      animation-timeline: --hero, --closing;
      animation-range: entry-crossing 99%, entry 60% exit 100%;
    }
  }
  ${phoneQuery} {
    main > :not(:first-child, .booking):is(:last-child, :has(+ .booking)) {
      padding-bottom: 5rem;
    }
    /* The gap above a closing panel after another background is as large as that after its own. */
    [data-tone]:not([data-tone='paper']) + .closing {
      padding-top: 3.6rem;
    }
  }
  /* The privacy contact of the footer, too long in French to share a row. */
  footer nav + p {
    flex-basis: 100%;
  }
  ${tabletRangeQuery} {
    /* The field of a search is as wide as what it finds; the lattice fills its band. */
    main > :first-child h1 + p + [role='search'] {
      max-width: none;
    }
  }
  ${mediaQueries.tablet} {
    .booking {
      grid-template-columns: auto auto;
      justify-content: end;
    }
    .booking > :first-child {
      padding-inline: 1.15rem;
    }
    html:not([data-down]) .booking {
      visibility: hidden;
    }
    .proof {
      grid: auto 1fr / auto-flow 1fr;
      gap: 0.2rem ${columnGap};
      margin-top: clamp(1.25rem, 2.5vw, 2rem);
      padding-top: 0.9rem;
    }
    .proof > div,
    .proof > div + div {
      padding: 0;
      border: 0;
      grid: subgrid / auto;
      grid-area: 1 / auto / span 2;
    }
    .proof dt {
      grid-area: 2 / 1;
    }
    .proof dd {
      /* A range is far enough from the next to be read alone. */
      padding-inline-end: 0.75rem;
      font-size: 1.5rem;
      white-space: nowrap;
    }
  }
  ${mediaQueries.desktop} {
    /* Within the half of the page beside the drawing. */
    .proof dd {
      font-size: min(1.5rem, 1.85vw);
    }
  }
`
