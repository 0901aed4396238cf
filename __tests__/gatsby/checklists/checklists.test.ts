import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawChecklistPdf } from '../../../src/gatsby/checklists/pdf'
import type { ChecklistFileData } from '../../../src/gatsby/checklists/checklist'
import { writeChecklistDownloads } from '../../../src/gatsby/checklists/write'
import { createSerializerContextFactory } from '../../../src/gatsby/markdown/serializerContextFactory'
import type { NodeSpecWithDigest } from '../../../src/gatsby/nodes/pageDigests'
import { buildChecklistDownloadPath } from '../../../src/shared/downloads'
import { nodeSpecsWith } from '../../helpers/built'
import { files, type FileChanges } from '../../helpers/project'
import { createTestFolder, writeInto } from '../../helpers/folders'

const root = createTestFolder()
const code = ['src/config/palette.ts', 'src/gatsby/checklists/unpackWoff.ts', 'node_modules/.package-lock.json']
beforeAll(() => code.forEach(file => writeInto(root, file)))

const checklistMdx = (title: string, items: string[]) =>
  `\n\n<Checklist title="${title}">\n\n${items.map(item => `- ${item}`).join('\n')}\n\n</Checklist>\n`
const withLists: FileChanges = {
  [files.article.en]: text =>
    String(text) + checklistMdx('Before you sign', ['**Read** it', 'Date it \\[here\\]', 'Keep it']),
  [files.article.fr]: text =>
    String(text) + checklistMdx('Avant de signer', ['**Lire** l’entente', 'Dater à l’œil', 'Garder']),
}

const write = (specs: NodeSpecWithDigest[]) =>
  writeChecklistDownloads(root, specs, createSerializerContextFactory(process.cwd(), specs, new Map()))
const published = (path: string) => readFileSync(join(root, 'public', path))

it('writes each checklist as PDF and Markdown, and redraws only a changed one', async () => {
  const specs = nodeSpecsWith(withLists)
  expect(await write(specs)).toEqual({ all: 2, drawn: 2 })
  expect(published(buildChecklistDownloadPath('trials', 'en', 'md')).toString()).toMatch(
    /^# Before you sign\n\n- \[ \] \*\*Read\*\* it\n- \[ \] Date it \\\[here\\\]\n- \[ \] Keep it\n/,
  )
  const before = published(buildChecklistDownloadPath('trials', 'fr', 'pdf'))
  expect(await write(specs)).toEqual({ all: 2, drawn: 0 })
  expect(published(buildChecklistDownloadPath('trials', 'fr', 'pdf')).equals(before)).toBe(true)
  const other = nodeSpecsWith({
    ...withLists,
    [files.article.en]: text => String(text) + checklistMdx('Other', ['A', 'B', 'C']),
  })
  expect(await write(other)).toEqual({ all: 2, drawn: 1 })
  expect(readdirSync(join(root, '.cache/checklists'))).toHaveLength(2)
})

it.each(code)('draws all again when %s changes', async file => {
  const specs = nodeSpecsWith(withLists)
  await write(specs)
  writeInto(root, file, 'changed')
  expect([await write(specs), await write(specs)]).toMatchObject([{ drawn: 2 }, { drawn: 0 }])
})

const checklist: ChecklistFileData = {
  pdf: '',
  markdown: '',
  lang: 'fr-CA',
  title: 'Avant de signer',
  items: [
    [
      { words: 'Lire ', strong: true },
      { words: 'l’entente, mot à mot', strong: false },
    ],
    [{ words: 'À l’œil : 50\u202f%', strong: false }],
    [{ words: 'Garder', strong: false }],
  ],
  from: 'Les ententes',
  url: 'https://www.example.com/fr/blog/ententes',
  practice: 'Cabinet Atelier',
  day: '2026-11-20',
  dayLine: 'Dernière révision le 20 novembre 2026',
  notice: 'Ceci n’est pas un avis.',
}

it('produces a one-page PDF/UA file with language, title, structure tags and embedded fonts', async () => {
  const pdf = (await drawChecklistPdf(checklist)).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(pdf).toContain('/Lang (fr-CA)')
  expect(pdf).toContain('/Marked true')
  expect(pdf).toContain('/DisplayDocTitle true')
  expect(pdf).toMatch(/pdfuaid:part>1</)
  for (const [role, count] of [
    ['H1', 1],
    ['L', 1],
    ['LI', checklist.items.length],
    ['LBody', checklist.items.length],
  ] as const)
    expect([role, pdf.match(new RegExp(`/S /${role}\\b`, 'g'))?.length]).toEqual([role, count])
  expect(pdf.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(2)
})

it.each(['α', '≥', 'Ł'])('takes %s, which the fonts of the site lack, from another font', async sign => {
  const withSign = { ...checklist, items: [[{ words: `TNF-${sign}`, strong: true }]] }
  const countFonts = async (list: ChecklistFileData) =>
    (await drawChecklistPdf(list)).toString('latin1').match(/\/FontFile2/g)?.length
  const withoutSign = { ...checklist, items: [[{ words: 'TNF-', strong: true }]] }
  expect(await countFonts(withSign)).toBe(Number(await countFonts(withoutSign)) + 1)
})

it('produces identical bytes for identical input', async () => {
  const [one, other] = [await drawChecklistPdf(checklist), await drawChecklistPdf(checklist)]
  expect(one.equals(other)).toBe(true)
})

it('throws if a list does not fit on one page', () => {
  const long = Array.from({ length: 15 }, () => [{ words: 'Un mot après l’autre. '.repeat(30), strong: false }])
  expect(() => drawChecklistPdf({ ...checklist, items: long })).toThrow('does not fit on one page')
})
