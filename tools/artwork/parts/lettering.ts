import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import satori from 'satori'
import { coverSize, type CoverLabel } from '../../../src/shared/figures/covers/coverArt'

const font = {
  name: 'Figtree',
  weight: 600 as const,
  data: readFileSync(join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff')),
}
const size = 14

/** Figures of a cover as path data: the same bytes on every machine, whatever its fonts. */
export async function outline(labels: readonly CoverLabel[]): Promise<string> {
  if (!labels.length) return ''
  const boxes = labels.map(({ x, y, text }) => ({
    type: 'div',
    props: {
      style: {
        position: 'absolute',
        left: x - 80,
        top: y - size * 1.02,
        width: 160,
        display: 'flex',
        justifyContent: 'center',
        fontSize: size,
        lineHeight: 1.4,
      },
      children: text,
    },
  }))
  const root = { type: 'div', props: { style: { display: 'flex', width: '100%', height: '100%' }, children: boxes } }
  // Satori types its argument as a React element but accepts any object of that shape.
  const svg = await satori(root as Parameters<typeof satori>[0], { ...coverSize, fonts: [font] })
  return [...svg.matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, path]) => path).join('')
}
