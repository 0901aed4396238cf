import { stepRingColor } from './mixins'
import { color, enlargedTextQuery, fontFamily, fontSize, mediaQueries, phoneQuery } from './tokens'

const years = `light-dark(color-mix(in srgb, ${color.sunken} 60%, ${color.line}), color-mix(in srgb, ${color.sunken} 85%, ${color.line}))`

/** With room, bars are beside their labels, and the lines of the scale and the tint of years go on from row to row. */
const createBarsBesideLabels = (timeline: string) => `
  ${timeline}${timeline} > li { display: grid; grid-template-columns: 36% minmax(0, 1fr); column-gap: 1.25rem; }
  ${timeline}${timeline} > :is(li, li:not(.tl-axis) + li:not(.tl-axis)) { padding: 0; }
  ${timeline} .tl-label { display: block; align-content: center; min-height: 3.5rem; padding: 0.6rem 0; }
  ${timeline} .tl-label > b { display: block; }
  ${timeline} .tl-axis .tl-label { align-content: start; min-height: 1.75rem; padding: 0; }
  ${timeline} .tl-scales .tl-label { min-height: 3rem; }
  /* As tall as its row, without making the row taller. */
  ${timeline}${timeline} > li > .tl-track { --bar: 1.625rem; height: 0; min-height: 100%; }
  ${timeline}${timeline} > .tl-again { display: none; }
  ${timeline} :is(.tl-words, .tl-ground, .tl-wide) { display: inline; }
  ${timeline} .tl-value { display: none; }
  ${timeline} > li > .tl-track .tl-years { display: inline; }
`

/**
 * Styles of figures drawn at build (shared/figures), timelines, decision flows and names on covers, and of lists of dates. In the global
 * style sheet, so that they need no script.
 */
export const createTimelineAndDecisionFlowCss = () => `
/* On covers: the lines of a name inside a shape. */
[data-ground] .upper { translate: 0 -0.6em; }
[data-ground] .lower { translate: 0 0.6em; }
.tl.tl, .cl.cl, .fl.fl, .fl.fl li > ul, .tl-key.tl-key { list-style: none; margin: 0; padding: 0; }
.tl { container-type: inline-size; }
/* In a tinted section, the empty parts have the colour of the section. */
[data-tone=sunken] :is(.tl, .tl-key) { --paper: ${color.sunken}; }
[data-tone=pine] :is(.tl, .tl-key) { --paper: ${color.pine}; }
.tl.tl > li { margin: 0; padding: 0.35rem 0 0; break-inside: avoid; }
/* A bar is below its label, and nearer to it than to the next; the value of a row ends the line of its name, with room. */
.tl.tl > li:not(.tl-axis) + li:not(.tl-axis) { padding-top: 1rem; }
.tl-label { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 1rem; padding-bottom: 0.25rem; font: 400 ${fontSize.label}/1.4 ${fontFamily.text}; color: ${color.soft}; text-wrap: balance; }
.tl-label > b { flex: 1 1 9rem; color: ${color.ink}; font: 600 ${fontSize.small}/1.35 ${fontFamily.text}; }
.tl-label > span { display: block; flex: 1 0 100%; }
.tl-label > .tl-value { flex: 0 1 auto; }
.tl-milestones, .tl-value { color: ${color.text}; font-variant-numeric: tabular-nums; }
/* What is centred at either end of the scale stays within the text. */
.tl-track { display: block; width: 100%; padding: 0 0.75rem; height: 1.5rem; overflow: visible; font: 400 ${fontSize.label}/1 ${fontFamily.text}; }
/* The ground of the years ends with the text. */
.tl:has(> .tl-scales) .tl-track { padding-right: 0; }
.tl-track text { fill: ${color.text}; }
/* One height, however tall the words beside it make a row. */
.tl-track { --bar: 1.125rem; }
.tl-track > rect, .tl-open > rect, .tl-stop { y: calc(50% - var(--bar) / 2); height: var(--bar); }
.tl-track > .tl-ground { y: calc(50% - 0.5625rem); height: 1.125rem; }
.tl.tl > .tl-axis { padding: 0; }
.tl.tl > .tl-again { padding-top: 0.5rem; }
.tl-axis .tl-track { height: 1.75rem; }
.tl-scales .tl-track { height: 3rem; }
.tl-axis text { fill: ${color.soft}; }
.tl-milestones > span { display: inline-block; }
.tl-minor, .tl-name, .tl-words, .tl-ground, .tl-wide, .tl-label > .tl-wide, li:not(.tl-axis) > .tl-track .tl-years { display: none; }
.tl-ground { fill: ${color.paper}; }
/* A bar without a set length is not measured, except beside dates. */
.tl:not(:has(> .tl-scales)) .tl-track:has(> .tl-open) > .tl-grid, .tl:not(:has(> .tl-scales)) > li:has(.tl-open) + .tl-again { display: none; }
.tl-grid { stroke: color-mix(in srgb, ${color.soft} 38%, ${color.paper}); }
/* What is measured ends with a hairline. */
.tl:not(:has(> .tl-scales)) > li:not(:has(.tl-open)) + li:has(.tl-open) { margin-top: 0.6rem; border-top: 1px solid ${color.line}; }
/* Years are on a ground of their own, and whatever reaches them is cut. */
.tl-years { height: calc(100% + 1px); fill: ${years}; }
.tl-cut { stroke: ${color.paper}; stroke-width: 3.5; translate: -1.75px; }
.tl-cut + .tl-cut { stroke: ${years}; translate: 1.75px; }
/* Closes what is cut, on either side of the gap. */
.tl-cap { fill: ${color.ink}; translate: -4.5px; }
.tl-cap + .tl-cap { translate: 3.5px; }
.tl-turn { stroke: ${color.soft}; stroke-dasharray: 3 3; }
.tl-track .tl-scale { fill: ${color.ink}; font-weight: 600; }
.tl-line { stroke: ${color.ink}; stroke-width: 1.5; }
/* Within a bar, a ring keeps it off the colour of the bar. */
.tl-point { fill: ${color.ink}; stroke: ${color.paper}; stroke-width: 4; paint-order: stroke; }
/* On dark grounds, ink would be brighter than what the text is about. */
.tl-work { fill: light-dark(${color.ink}, ${color.neutral}); }
/* After a time without a set length: not measured either. */
.tl-point.tl-open { fill: ${color.paper}; stroke: ${color.ink}; stroke-width: 2; paint-order: normal; }
.tl-own { fill: ${color.paper}; stroke: ${color.ink}; stroke-width: 1.5; }
.tl-due { fill: ${color.accent}; }
.tl-deadline > line { stroke: light-dark(${color.ink}, ${color.neutral}); stroke-width: 4; }
/* Broken, as nothing gives a right to it. */
.tl-remedy { fill: ${color.paper}; stroke: ${color.ink}; stroke-width: 1.5; stroke-dasharray: 4 3; }
.tl-right { fill: ${color.right}; stroke: ${color.ink}; stroke-width: 0.75; }
.tl-rest { fill: ${color.partialRight}; stroke: ${color.ink}; stroke-width: 0.75; }
.tl-open > rect { width: 1.5px; fill: ${color.soft}; }
.tl-open > line { stroke: ${color.soft}; stroke-width: 3; stroke-linecap: round; stroke-dasharray: 0 7; stroke-dashoffset: -7; }
/* Hatching is a dashed line as wide as a bar, and its outline is inside the box that ends it at both sides. */
.tl-stop { x: 0.75px; width: calc(100% - 1.5px); fill: none; stroke: ${color.soft}; stroke-width: 1.5; }
.tl-hatch { stroke: ${color.soft}; stroke-width: var(--bar, 1.125rem); stroke-dasharray: 1.5 6; }
.tl-track :is(.tl-due-words, .tl-point-words, .tl-stop-words) { fill: ${color.ink}; font-weight: 600; }
.tl-track .tl-due-words { fill: ${color.accent}; }
.tl-track .tl-work-words.tl-inside { fill: ${color.paper}; }
.tl-track .tl-right-words.tl-inside { fill: ${color.onRight}; }
.tl-key { display: flex; flex-wrap: wrap; gap: 0.35rem 1.25rem; color: ${color.soft}; font-size: ${fontSize.label}; }
.tl-key.tl-key { margin-bottom: 1.25rem; }
.tl-key.tl-key li { display: flex; gap: 0.5rem; margin: 0; line-height: 1.4; }
/* Columns, as soon as the entries need more than a line. */
${phoneQuery} { .tl-key.tl-key:has(> :nth-child(3)) { display: grid; grid-template-columns: repeat(2, auto); justify-content: start; gap: 0.5rem 1rem; } }
@media (max-width: 22.49em) { .tl-key.tl-key:has(> :nth-child(3)) { grid-template-columns: auto; } }
/* What a square is, before what the colours mean. */
${phoneQuery} { .tl-key.tl-key > :not(:has(*)) { grid-column: 1 / -1; } }
${mediaQueries.tablet} { .tl-key.tl-key:has(> :nth-child(6)) { display: grid; grid-template-columns: repeat(4, auto); justify-content: start; } }
.tl-key svg { flex: none; margin-top: calc(0.7em - 7px); overflow: hidden; }
@container (min-width: 38rem) {
  ${createBarsBesideLabels('.tl:not(.tl-named)')}
}
/* Milestones have their names on the axis, instead of numbers there and names in every row. */
@container (min-width: 36rem) {
  .tl-name { display: inline; }
  .tl-named :is(.tl-axis text:not(.tl-name), .tl-milestones) { display: none; }
  .tl-named .tl-track { padding: 0 2.25rem; }
  .tl.tl-named > .tl-axis > .tl-track { height: 4rem; }
}
@container (min-width: 54rem) {
  ${createBarsBesideLabels('.tl-named')}
  .tl-minor { display: inline; }
  .tl-named.tl-named .tl-axis .tl-label { align-content: end; min-height: 3.5rem; }
}
/* A moment within a bar, or what a column was for: after a mark in copper, as copper words would look like a link. */
.tl-moment { position: relative; padding-inline-start: 1.1em; text-wrap: pretty; }
.tl-moment::before { content: ''; position: absolute; top: calc(0.5lh - 0.3em); left: 0; border: 0.3em solid ${color.accent}; }
span.tl-moment { color: ${color.ink}; font-weight: 600; }
span.tl-moment::before { border-radius: 50%; }
/* Figures over time as columns; with little room their names are initials. */
.cl { display: grid; grid-auto-columns: minmax(0, 1fr); container-type: inline-size; font: 400 ${fontSize.label}/1.4 ${fontFamily.text}; text-align: center; }
.cl.cl > li { grid-row: 1; margin: 0; }
.cl svg { display: block; width: 100%; height: 11rem; margin-bottom: 0.4rem; overflow: visible; }
.cl rect:not(.tl-due) { fill: light-dark(${color.soft}, ${color.neutral}); }
.cl text { fill: ${color.ink}; stroke: ${color.paper}; stroke-width: 5; paint-order: stroke; font: 480 min(1rem, 5cqi)/1 ${fontFamily.display}; }
.cl .tl-inside { fill: ${color.paper}; stroke: none; }
.cl.cl { margin-bottom: 1rem; }
@container (max-width: 47.99rem) { .cl :is(span, tspan) { display: none; } }
.self-test { padding: 1.5rem; border-radius: 14px; background: ${color.sunken}; }
h3 + .self-test.self-test { margin-top: 1.75rem; }
.self-test > * + * { margin-top: 1.25rem; }
.self-test.self-test.self-test ul > li { margin: 0; padding: 0.6rem 0; border-top: 2px solid ${color.ink}; }
.self-test ul strong { display: block; font: 480 1.2em/1.25 ${fontFamily.display}; }
/* The totals that a result is for, over a bracket; its title has them in words. */
.self-test.self-test.self-test li[data-totals] { position: relative; padding-top: 0.9rem; border-color: transparent; }
.self-test li[data-totals]::before { content: attr(data-totals); content: attr(data-totals) / ''; position: absolute; bottom: 100%; inset-inline: 0; text-align: center; color: ${color.ink}; font: 480 1.75rem/1.3 ${fontFamily.display}; }
.self-test li[data-totals]::after { content: ''; position: absolute; inset: -2px 0 auto; height: 0.6rem; border: solid ${color.ink}; border-width: 2px 2px 0; }
.self-test > ul:has([data-totals]) { row-gap: 3.5rem; padding-top: 2.25rem; }
.self-test > ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: 0 2rem; }
/* A row between hairlines; on wide screens beside its paragraph, in the space that lines of text leave free. */
.key-figure { container-type: inline-size; display: flex; flex-wrap: wrap; gap: 0.35rem 1.25rem; align-items: center; padding-block: 0.85rem; border-block: 1px solid ${color.line}; break-inside: avoid; }
.key-figure.key-figure > p { flex: 1 1 8rem; margin: 0; color: ${color.soft}; font-size: ${fontSize.small}; line-height: 1.45; text-wrap: balance; }
.key-figure.key-figure > p:first-child { --size: min(20cqi, clamp(2.25rem, 1.5rem + 1.6vw, 3rem)); flex: none; font: 460 var(--size)/1.1 ${fontFamily.display}; white-space: nowrap; }
.key-figure.long.long > p:first-child { --size: min(15cqi, 2rem); }
.key-figure.key-figure strong { color: ${color.accent}; font-weight: inherit; }
@media screen and (min-width: 80em) {
  p + .key-figure.key-figure { grid-column: 2; display: block; align-self: start; margin-block: 1.25rem 0; margin-inline-start: 3rem; }
  p + .key-figure.key-figure > p + p { margin-top: 0.35rem; }
}
@media print { .key-figure { container-type: normal; } }
.fl { container-type: inline-size; }
.fl.fl > li { display: grid; margin: 0; break-inside: avoid; }
.fl b { flex: none; display: inline-grid; place-items: center; width: 1.75rem; height: 1.75rem; border: 2px solid ${stepRingColor}; border-radius: 50%; color: ${color.ink}; font: 500 1rem/1 ${fontFamily.display}; }
.fl i { min-width: 2rem; color: ${color.ink}; font: 600 ${fontSize.small}/1.3 ${fontFamily.text}; }
.fl path { fill: none; stroke: ${color.soft}; stroke-width: 1.5; }
.fl svg { flex: none; }
.fl-question { display: flex; align-items: center; gap: 0.75rem; padding: 0.8rem 1rem; border: 1.5px solid ${color.ink}; border-radius: 8px; background: ${color.surface}; color: ${color.ink}; font: 600 ${fontSize.small}/1.4 ${fontFamily.text}; }
.fl.fl ul { display: grid; gap: 0.5rem; align-content: center; }
.fl.fl ul li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.75rem; align-items: center; margin: 0; padding: 0.5rem 0 0 1.25rem; }
.fl-answer { display: flex; align-items: center; gap: 0.5rem; }
/* An end is filled, the way to another question outlined; beside an end that the text is about, so are the others. */
.fl-outcome { padding: 0.5rem 0.75rem; border: 1px solid transparent; border-radius: 8px; background: ${color.mark}; color: ${color.onMark}; font-size: ${fontSize.small}; line-height: 1.45; }
.fl-way, .fl:has(strong) .fl-outcome:not(:has(strong)) { border-color: ${color.line}; background: ${color.surface}; color: ${color.text}; }
.fl-outcome.fl-way { border-color: ${color.ink}; }
.fl-on { grid-column: 1 / -1; display: flex; align-items: center; gap: 0.6rem; padding: 0.5rem 0 0.5rem 1.5rem; }
/* The way past questions is a line down the edge, through each of them, to the first line of the words before the arrow. */
.fl.fl:has(.fl-leave) > li { position: relative; overflow-y: clip; padding-inline-end: 1.5rem; }
.fl-pass::after, .fl-leave::after, .fl-line { border: 0 solid ${color.soft}; border-inline-end-width: 1.5px; }
.fl-pass::after { content: ''; position: absolute; inset: 0 0.25rem 0 auto; }
.fl-leave { position: relative; }
/* Higher than any question, which cuts it off; its end is counted from within the border, that of the others is not. */
.fl-leave::after { content: ''; position: absolute; inset: 50% calc(-1.25rem - 1px) auto 100%; height: 99rem; border-top-width: 1.5px; }
.fl-jump { --up: 1.25rem; align-items: flex-start; padding-block: 1.25rem 0.375rem; }
.fl-jump + .fl-jump { --up: 4.75rem; }
.fl-line { flex: 1; height: calc(var(--up) + 0.65rem); margin: calc(-1 * var(--up)) -1.25rem 0 0; border-bottom-width: 1.5px; }
/* Answers are in one column, their arrows in the next, at equal distances. */
@container (max-width: 37.99rem) {
  .fl.fl ul { gap: 0; }
  .fl-on:not(.fl-jump) { flex-direction: row-reverse; justify-content: flex-end; gap: 0.5rem; padding-inline-start: 1.25rem; }
  .fl-on:not(.fl-jump) > svg { width: 2rem; }
}
/* With enlarged text, the answer is below “yes” or “no”, as wide as the question. */
${enlargedTextQuery} {
  .fl.fl ul li { grid-template-columns: 1fr; gap: 0.35rem; }
  .fl-answer > svg { rotate: 90deg; }
}
@container (min-width: 38rem) {
  .fl.fl > li { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); column-gap: 0.75rem; }
  .fl.fl ul li { padding: 0; }
  .fl.fl > li:has(> ul:empty) { grid-template-columns: 1fr; }
}
/* The items of a list of dates are along a line, with a dot for each; from tablets on, dates have a column of their own. */
.titled.dated.dated { --rail: 0.225rem; --middle: 0.8em; }
.titled.dated.dated > li { position: relative; margin: 0; padding: 0 0 1.1rem calc(var(--rail) + 1.1rem); border: 0; }
.dated > li > strong:first-child { display: block; }
.dated .run-in { position: absolute; clip-path: inset(50%); }
.dated > li:not(:last-child)::before { content: ''; position: absolute; inset: var(--middle) auto calc(-1 * var(--middle)) calc(var(--rail) - 0.5px); border-left: 1px solid ${color.line}; }
.dated > li::after { content: ''; position: absolute; top: calc(var(--middle) - 0.225rem); left: calc(var(--rail) - 0.225rem); width: 0.45rem; height: 0.45rem; border-radius: 50%; background: ${color.ink}; }
${mediaQueries.tablet} {
  .titled.dated.dated { --rail: 11.25rem; }
  /* A float as wide as its margins are negative: the item is as tall as its date, and no text moves aside. */
  .titled.dated.dated > li { display: flow-root; }
  .dated > li > strong:first-child { float: left; width: calc(var(--rail) - 1.1rem); margin: 0 2.2rem 0 calc(-1.1rem - var(--rail)); }
}
/* The values of a list of labels are in a column of their own. */
@media print, (min-width: 48em) {
  .values > li { display: flow-root; padding-inline-start: 12.5rem; }
  .values .run-in { position: absolute; clip-path: inset(50%); }
  .values > li > strong:first-child { float: inline-start; width: 11rem; margin-inline-start: -12.5rem; }
}
@media print {
  .tl.tl .tl-label { min-height: 1.8rem; padding: 0; }
  .tl.tl > .tl-scales .tl-label { min-height: 3rem; }
  /* Firefox does not print a size container within an article. */
  article :is(.tl, .fl) { container-type: normal; }
  .tl-track, .tl-key svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`
