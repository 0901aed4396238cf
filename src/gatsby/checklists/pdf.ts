import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { palette } from '../../config/palette'
import type { ChecklistFileData, TextRun } from './checklist'
import { unpackWoff } from './unpackWoff'

const margin = 60
const indent = 28
// Space between two items, relative to the font size.
const gap = 0.85
// Font sizes to try: the largest with which the list fits on one page is used. Smaller ones would be illegible.
const sizes = [13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9]

const { resolve } = createRequire(join(process.cwd(), 'package.json'))
// Parsed once for all documents.
function readFont(file: string): Font {
  const font = create(unpackWoff(readFileSync(resolve(file))))
  if ('fonts' in font) throw new Error(`${file} contains several fonts.`)
  return font
}
const fonts = {
  display: readFont('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  text: readFont('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  strong: readFont('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
  otherLatin: readFont('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'),
  greekAndSigns: readFont('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff'),
}
type FontName = keyof typeof fonts

// pdfkit supports this subset, and parsed fonts; its type declarations are for an earlier version.
const untyped: object = { subset: 'PDF/UA', font: fonts.text }

/** Renders a checklist as a one-page PDF, tagged for screen readers (PDF/UA), with the site’s fonts embedded. */
export function drawChecklistPdf(checklist: ChecklistFileData): Promise<Buffer> {
  const { title, lang, practice, from, day } = checklist
  const made = new Date(`${day}T12:00:00Z`)
  const doc = new PDFDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    ...untyped,
    tagged: true,
    lang,
    displayTitle: true,
    // Dates from the article rather than the build, so that the same list gives an identical file.
    info: { Title: title, Author: practice, Subject: from, CreationDate: made, ModDate: made },
  })
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((done, failed) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => done(Buffer.concat(chunks)))
    doc.on('error', failed)
  })
  // The type declarations only know fonts as files and buffers.
  for (const named of Object.entries(fonts)) Reflect.apply(doc.registerFont, doc, named)
  draw(doc, checklist)
  doc.end()
  return whole
}

type Doc = InstanceType<typeof PDFDocument>

function draw(doc: Doc, checklist: ChecklistFileData): void {
  const { title, items, from, url, practice, dayLine, notice } = checklist
  const width = doc.page.width - 2 * margin
  const document = doc.struct('Document')
  doc.addStructure(document)
  const block = (type: string, font: FontName, size: number, color: string, words: string, space: number) => {
    doc.fontSize(size).fillColor(color)
    drawTagged(doc, document, type, () => writeRuns(doc, splitByFont(words, font), margin, { width }))
    doc.y += space
  }
  block('P', 'strong', 9.5, palette.light.accent, practice, 6)
  block('H1', 'display', 23, palette.light.ink, title, 6)
  block('P', 'text', 10, palette.light.soft, from, 18)

  const foot = [dayLine, notice, url].map(printable)
  doc.font('text').fontSize(8.5)
  const footHeight = foot.reduce((sum, words) => sum + doc.heightOfString(words, { width }) + 2, 0)
  const room = doc.page.height - margin - footHeight - 16 - doc.y
  const size = sizes.find(size => measureHeight(doc, items, size, width - indent) <= room)
  if (!size) throw new Error(`The checklist “${title}” does not fit on one page: shorten its items.`)

  const list = doc.struct('L')
  document.add(list)
  for (const runs of items) {
    const item = doc.struct('LI')
    list.add(item)
    drawBox(doc, size)
    drawTagged(doc, item, 'LBody', () => drawItem(doc, runs, size, width - indent))
    doc.y += size * gap
    item.end()
  }
  list.end()

  doc.y = doc.page.height - margin - footHeight
  for (const words of [dayLine, notice, url]) block('P', 'text', 8.5, palette.light.soft, words, 2)
  document.end()
}

/** Draws text inside a structure element, which is how screen readers find it. */
function drawTagged(doc: Doc, parent: PDFKit.PDFStructureElement, type: string, write: () => void): void {
  const element = doc.struct(type)
  parent.add(element)
  const content = doc.markStructureContent(type)
  write()
  element.add(content)
  doc.endMarkedContent()
  element.end()
}

// The checkbox is an artifact: screen readers already get the list item.
function drawBox(doc: Doc, size: number): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .lineWidth(1)
    .strokeColor(palette.light.accent)
    .roundedRect(margin, doc.y + size * 0.12, size, size, 2)
    .stroke()
  doc.endMarkedContent()
}

function drawItem(doc: Doc, runs: TextRun[], size: number, width: number): void {
  const printed = runs.flatMap(({ words, strong }) => splitByFont(words, strong ? 'strong' : 'text'))
  doc.fontSize(size).fillColor(palette.light.ink)
  writeRuns(doc, printed, margin + indent, { width, lineGap: size * 0.22 })
}

interface FontRun {
  words: string
  font: FontName
}

/** Splits text where its font lacks a character, such as a Greek letter, and another font has it. */
function splitByFont(words: string, font: FontName): FontRun[] {
  const runs: FontRun[] = []
  for (const character of printable(words)) {
    const code = character.codePointAt(0) ?? 0
    const own =
      ([font, 'otherLatin', 'greekAndSigns'] as const).find(name => fonts[name].hasGlyphForCodePoint(code)) ?? font
    const last = runs.at(-1)
    if (last?.font === own) last.words += character
    else runs.push({ words: character, font: own })
  }
  return runs
}

function writeRuns(doc: Doc, runs: FontRun[], left: number, options: PDFKit.Mixins.TextOptions): void {
  const top = doc.y
  runs.forEach(({ words, font }, index) => {
    const continued = index < runs.length - 1
    doc.font(font).text(words, index ? undefined : left, index ? undefined : top, { ...options, continued })
  })
}

function measureHeight(doc: Doc, items: TextRun[][], size: number, width: number): number {
  // Measured in bold, which is wider than regular, so that the real text cannot be taller than measured.
  doc.font('strong').fontSize(size)
  return items.reduce(
    (sum, runs) =>
      sum +
      doc.heightOfString(printable(runs.map(({ words }) => words).join('')), { width, lineGap: size * 0.22 }) +
      size * gap,
    0,
  )
}

// The fonts lack U+202F (narrow no-break space).
function printable(words: string): string {
  return words.replaceAll('\u202f', '\u00a0')
}
