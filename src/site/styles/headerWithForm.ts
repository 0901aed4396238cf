import { palette } from '../../config/palette'
import { stepRingDiameter } from './mixins'
import { color, columnGap, fontSize, mediaQueries, tabletRangeQuery } from './tokens'

/**
 * Global styles of a header with a form and its next steps (the contact page), in the shared style sheet rather than in
 * the scripts of that page: on tablets the steps are above the form, on wide screens beside it.
 */
export const createHeaderWithFormCss = () => `
  /* In the dark theme a card on the header is the header’s green, raised. */
  .hero-columns > section {
    --line: light-dark(${palette.light.line}, ${palette.dark.pineLine});
    border: 1px solid light-dark(transparent, ${color.line});
    background: light-dark(${color.surface}, ${color.pineRaised});
  }
  ${mediaQueries.tablet} {
    .hero-columns {
      display: grid;
    }
    .hero-columns > section > h2 {
      font-size: ${fontSize.h3};
    }
  }
  ${tabletRangeQuery} {
    .hero-columns > section {
      order: 1;
      margin-top: 0;
    }
    .hero-columns > ol {
      grid-template-columns: repeat(3, 1fr);
      column-gap: ${columnGap};
      margin-block: 1.5rem;
    }
    .hero-columns > ol > li {
      padding: 0;
    }
    .hero-columns > ol > li:not(:last-child)::after {
      inset: calc(${stepRingDiameter} / 2 - 1px) -${columnGap} auto ${stepRingDiameter};
      border-block-start: 2px solid ${color.line};
    }
    .hero-columns > ol h3 {
      padding-top: calc(${stepRingDiameter} + 0.5rem);
    }
  }
  ${mediaQueries.desktop} {
    .hero-columns > ol {
      grid-auto-rows: minmax(6rem, auto);
    }
    .hero-columns {
      grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 6fr);
      column-gap: 3.5rem;
    }
    /* Beside the title, which has the breadcrumb above it. */
    .hero-columns > section {
      grid-area: 1 / 2 / span 2;
      margin-top: 3rem;
    }
  }
`
