import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assay } from './artwork/assay'
import { blister } from './artwork/blister'
import { chromatogram } from './artwork/chromatogram'
import { contours } from './artwork/contours'
import { page } from './artwork/document'
import { emblem } from './artwork/emblem'
import { lattice } from './artwork/lattice'
import { balance } from './artwork/objects/balance'
import { braille } from './artwork/objects/braille'
import { controlChart } from './artwork/objects/controlChart'
import { membrane } from './artwork/objects/membrane'
import { strands } from './artwork/objects/strands'
import { vials } from './artwork/objects/vials'
import { river } from './artwork/river'
import { png } from './artwork/drawing/png'
import { assays } from './artwork/variations/assay'
import { blisters } from './artwork/variations/blister'
import { chromatograms } from './artwork/variations/chromatogram'
import { topographies } from './artwork/variations/contours'
import { pages } from './artwork/variations/document'
import { emblems } from './artwork/variations/emblem'
import { lattices } from './artwork/variations/lattice'
import { rivers } from './artwork/variations/river'

const folder = join(process.cwd(), 'content', 'images', 'art')

// Names on the command line limit what is drawn.
const wanted = new Set(process.argv.slice(2))

/** Draws every variation of one family, each to a file of its name: `npm run artwork`. */
async function drawAll<Options>(
  family: (options: Options) => string | Promise<string>,
  variations: Record<string, Options>,
): Promise<void> {
  for (const [name, options] of Object.entries(variations)) {
    if (wanted.size && !wanted.has(name)) continue
    const picture = await png(await family(options))
    await writeFile(join(folder, `${name}.png`), picture)
    console.log(`${name}.png ${Math.round(picture.length / 1024)} KB`)
  }
}

/** Draws the whole collection. Reproducible: the same seeds give the same bytes. */
async function main(): Promise<void> {
  await mkdir(folder, { recursive: true })
  await drawAll(contours, topographies)
  await drawAll(lattice, lattices)
  await drawAll(assay, assays)
  await drawAll(chromatogram, chromatograms)
  await drawAll(blister, blisters)
  await drawAll(river, rivers)
  await drawAll(page, pages)
  await drawAll(emblem, emblems)
  await drawAll(drawObject => drawObject(), {
    membrane,
    strands,
    vials,
    braille,
    balance,
    'control-chart': controlChart,
  })
}

void main()
