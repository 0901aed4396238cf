import {
  roundPathNumbers,
  type CoverArt,
  type CoverArtWithThumbnail,
  type CoverPart,
  type CoverTexts,
} from './coverArt'
import { drawBars } from './drawBars'
import { drawUnitBlocks } from './drawUnitBlocks'
import { drawBlisterWithFilledCells } from './drawBlister'
import { drawChain } from './drawChain'
import { drawCalendar, type CoverCalendarDays } from './drawCalendar'
import { drawClusters } from './drawClusters'
import { drawColumns } from './drawColumns'
import { drawDates } from './drawDates'
import { drawFields } from './drawFields'
import { drawGate } from './drawGate'
import { drawHelix } from './drawHelix'
import { drawHourDial } from './drawHourDial'
import {
  drawBondedRings,
  drawLattice,
  drawNamedBond,
  drawNamedLattice,
  drawNamedNetwork,
  drawNetwork,
} from './drawMolecule'
import { drawOverlap } from './drawOverlap'
import { drawParts } from './drawParts'
import { drawPeaks } from './drawPeaks'
import { drawPlate } from './drawPlate'
import { drawRates } from './drawRates'
import { drawRiver } from './drawRiver'
import { drawSmallCover } from './drawSmallCover'
import { drawSpans } from './drawSpans'
import { drawStages } from './drawStages'
import { drawSteps } from './drawSteps'
import { drawSummits } from './drawSummits'
import { drawThresholds } from './drawThresholds'
import { drawYear } from './drawYear'

type Drawing =
  | 'bars'
  | 'peaks'
  | 'cells'
  | 'dates'
  | 'calendar'
  | 'months'
  | 'dial'
  | 'gate'
  | 'spans'
  | 'steps'
  | 'stages'
  | 'river'
  | 'blocks'
  | 'parts'
  | 'fields'
  | 'overlap'
  | 'chain'
  | 'bond'
  | 'helix'
  | 'lattice'
  | 'network'
  | 'columns'
  | 'rates'
  | 'thresholds'
  | 'summits'
  | 'clusters'
  | 'plate'

/** What a cover prints, the highlighted group of blocks or date, from 1, the days of a calendar, and the seed that varies it. */
interface CoverOptions extends Partial<CoverTexts> {
  marked?: number
  /** Whether the last of the bars is a part of the one before it. */
  nested?: boolean
  days?: CoverCalendarDays
  seed?: number
}

/**
 * Draws a cover from its figures, if its kind takes any, legible at phone width. Equal figures with another seed make a
 * drawing that says the same and looks different; see createCoverSeed.
 */
export function drawCover(
  drawing: Drawing,
  values: readonly number[],
  { figures = [], names = [], labels = [], marked, nested = false, days, seed = 0 }: CoverOptions = {},
): CoverArtWithThumbnail {
  const large = drawings[drawing](values, { figures, names, labels, marked, nested, days }, seed)
  const small = drawSmallCover(drawing, values, seed, {
    isScale: labels.length > 0,
    marked: marked ?? values.length,
  })
  return { shapes: large.shapes.map(roundPart), labels: large.labels, small: small.map(roundPart) }
}

const roundPart = ({ role, path }: CoverPart): CoverPart => ({ role, path: roundPathNumbers(path) })

/** The seed of a page’s cover, so that two covers of the same kind side by side are not taken for one another. */
export function createCoverSeed(route: string): number {
  return [...route].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 9973, 7)
}

type Draw = (
  values: readonly number[],
  words: CoverTexts & { marked?: number; nested: boolean; days?: CoverCalendarDays },
  seed: number,
) => CoverArt

const drawings: Record<Drawing, Draw> = {
  bars: (values, words) => drawBars(values, words, words.nested),
  peaks: (values, words, seed) => drawPeaks(values, words, seed, words.marked),
  cells: drawBlisterWithFilledCells,
  dates: (values, words) => drawDates(values, words, words.marked ?? values.length),
  calendar: (_, { days, ...words }) => (days ? drawCalendar(days, words) : { shapes: [], labels: [] }),
  months: (values, { names }) => drawYear(values, names),
  dial: (values, { figures }) => drawHourDial(values, figures),
  gate: (_, { names }) => drawGate(names),
  spans: (values, { names }) => drawSpans(values, names),
  steps: ([count = 0], { names }) => drawSteps(count, names),
  stages: ([count = 0], { names }) => drawStages(count, names),
  river: ([count = 0], { names, marked }, seed) => drawRiver(count, names, seed, marked),
  blocks: (values, words) => drawUnitBlocks(values, words, words.marked ?? values.length),
  parts: (values, words) => drawParts(values, words.names, words.marked ?? values.length),
  fields: (values, { names }) => drawFields(values, names),
  overlap: (_, { names }) => drawOverlap(names),
  chain: (_, { names }) => drawChain(names),
  bond: (_, { names }, seed) => (names.length ? drawNamedBond(names) : { shapes: drawBondedRings(seed), labels: [] }),
  helix: () => ({ shapes: drawHelix(), labels: [] }),
  lattice: (_, { names }, seed) => (names.length ? drawNamedLattice(names) : { shapes: drawLattice(seed), labels: [] }),
  network: ([count = 0], { names }) =>
    names.length ? drawNamedNetwork(names) : { shapes: drawNetwork(count), labels: [] },
  columns: drawColumns,
  rates: drawRates,
  thresholds: drawThresholds,
  summits: (_, { names }) => drawSummits(names),
  clusters: drawClusters,
  plate: (_, { names }) => drawPlate(names),
}
