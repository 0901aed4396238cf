import { color, fontSize, maxWidth, mediaQueries, pageMargin, phoneQuery, tabletRangeQuery } from './tokens'

/** Distance of the page’s column from the side of the window. */
const edge = `max(${pageMargin}, calc(50% - ${maxWidth.page} / 2))`

/**
 * Global styles of the drawing of a page’s header (ui/PageHeaderPicture), in the shared style sheet rather than in
 * scripts that each page would load. It is below the text; on wide screens in the free half of the header. Not printed
 * (styles/print).
 */
export const createHeaderDrawingCss = () => `
  .object,
  .landscape {
    order: 1;
    display: flex;
    flex-direction: column;
  }
  .object {
    justify-content: center;
    margin: 0 ${edge} 2rem;
  }
  /* Its own height, or what the caption leaves free. */
  .object > picture {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .object > picture > img {
    height: auto;
    min-height: 0;
    object-fit: contain;
    object-position: 0 50%;
  }
  .landscape {
    width: min(100%, 48rem);
    margin: 0 0 0 auto;
  }
  /* What is drawn at the right of the picture fills the band, without most of the lines around it. */
  .landscape > picture {
    aspect-ratio: 1.5;
    mask-image: radial-gradient(60% 52%, #000 85%, transparent);
  }
  .landscape > picture > img {
    scale: 1.75;
    transform-origin: 98% 43%;
  }
  .header-cover {
    break-inside: avoid;
    color: ${color.onPineSoft};
    font-size: ${fontSize.small};
    text-wrap: balance;
  }
  .header-cover > svg[data-ground] {
    --ground: ${color.pine};
    height: auto;
  }
  /* Lines stop before a name. */
  .header-cover text:is(.name, .legend) {
    paint-order: stroke;
    stroke: var(--ground);
    stroke-width: 6px;
  }
  /* Below the middle of its drawing, which is narrower than the column. */
  .header-cover > figcaption {
    margin-top: 0.75rem;
    text-align: center;
  }
  /* Drawn in place, with its words; of the size of text. */
  .drawn {
    order: 1;
    max-width: 40rem;
    margin: 1.75rem ${edge} 2rem;
  }
  :is(.object, .landscape) > figcaption {
    margin-top: 0.75rem;
    color: ${color.onPineSoft};
    font-size: ${fontSize.tiny};
    line-height: 1.4;
    text-wrap: balance;
  }
  ${phoneQuery} {
    .object > picture > img {
      max-height: min(12rem, 47vw);
    }
    .landscape > figcaption {
      margin: 0 ${pageMargin};
    }
    .landscape:has(> figcaption) {
      margin-bottom: 1.5rem;
    }
    /* The notes after it have a gap of their own. */
    :is(.object, .landscape, .drawn):has(~ div ~ div) {
      margin-bottom: 0;
    }
  }
  /* A landscape in the middle; an object is shown whole. */
  ${phoneQuery} {
    .landscape.strip {
      margin-bottom: 0;
    }
    .landscape.strip > picture {
      aspect-ratio: 3;
    }
    .landscape.strip > picture > img {
      height: 100%;
      object-fit: cover;
      object-position: 92% 45%;
      scale: 1.25;
    }
    .landscape.strip > figcaption {
      display: none;
    }
  }
  ${tabletRangeQuery} {
    .object,
    .landscape:not(:has(+ svg)) {
      position: absolute;
      z-index: -1;
      margin: 0;
    }
    .object {
      inset: 4rem ${edge} 1.5rem calc(60% + 1rem);
    }
    /* Above a field or figures, which need the width. */
    .object.above {
      bottom: auto;
      height: 24vw;
    }
    /* Beside title and lead, as objects are. */
    .landscape:not(:has(+ svg)) {
      inset: 3.5rem 0 auto 60%;
      width: auto;
    }
    .landscape:not(:has(+ svg)) > picture {
      width: 44vw;
      height: 26vw;
      mask-image: linear-gradient(90deg, transparent, #000 30%), linear-gradient(transparent, #000 15% 80%, transparent);
    }
    .landscape:not(:has(+ svg)) > picture > img {
      scale: 1.5;
      object-position: 92% 45%;
      transform-origin: 88% 45%;
    }
    /* Too narrow beside the title. */
    .landscape > figcaption {
      display: none;
    }
    /* Title and lead, which in a text are in two blocks. */
    :is(.object, .landscape:not(:has(+ svg))) ~ * :is(h1, h1 + p, div + div > p:first-child) {
      max-width: 55vw;
    }
  }
  @media (max-width: 63.99em) {
    .landscape:has(+ svg) > picture {
      height: min(17rem, 110vw - 10rem);
    }
  }
  ${mediaQueries.desktop} {
    .object,
    .landscape {
      position: absolute;
      z-index: -1;
      width: auto;
      margin: 0;
    }
    .drawn {
      position: absolute;
      display: flex;
      flex-direction: column;
      justify-content: center;
      max-width: none;
      margin: 0;
    }
    /* In the middle of the words, which begin below the path to the page. */
    .object,
    .drawn {
      inset: calc(1rem + clamp(1.25rem, 2.5vw, 2.5rem)) ${edge} clamp(1.25rem, 2.5vw, 2.5rem) calc(50% + 4rem);
    }
    /* Its end is outside the window, which cuts it. */
    .object.large {
      inset-inline-end: 0;
    }
    .object.large > picture {
      width: 160%;
    }
    .landscape {
      inset: 0 0 0 calc(50% + 4rem);
    }
    .landscape > picture {
      flex: 1 1 0;
      min-height: 0;
      aspect-ratio: auto;
      mask-image: linear-gradient(90deg, transparent, #000 16% 94%, transparent), linear-gradient(#000 80%, transparent);
    }
    .landscape > picture > img {
      object-position: 92% 45%;
      scale: 1;
    }
    .landscape > figcaption {
      margin: 0 max(${pageMargin}, 50vw - ${maxWidth.page} / 2) clamp(1.25rem, 2.5vw, 2.5rem) 0;
    }
  }
`
