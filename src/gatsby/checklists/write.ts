import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { computeDigest } from '../../content/digest'
import { computeCodeDigest } from '../../content/read/codeDigest'
import type { SerializerContext } from '../markdown/serializerContext'
import { getPracticeNodeFields } from '../nodes/nodeSpecs'
import { isRoutedPageNodeSpec, type NodeSpecWithDigest, type RoutedPageNodeSpecWithDigest } from '../nodes/pageDigests'
import { extractChecklist } from './checklist'
import { checklistToMarkdown } from './markdown'

/**
 * Writes the checklists of all articles and documents as PDF and Markdown. PDFs are cached in .cache under a hash of
 * their inputs, code and packages: unchanged ones are copied, and pdfkit is loaded only if there is one to draw.
 */
export async function writeChecklistDownloads(
  root: string,
  specs: NodeSpecWithDigest[],
  getContext: (page: RoutedPageNodeSpecWithDigest) => SerializerContext,
): Promise<{ all: number; drawn: number }> {
  const found = specs.filter(isRoutedPageNodeSpec).flatMap(page => {
    const context = getContext(page)
    const checklist = extractChecklist(page, context, getPracticeNodeFields(specs, context.language).name)
    return checklist ?? []
  })
  const cache = join(root, '.cache/checklists')
  mkdirSync(cache, { recursive: true })
  mkdirSync(join(root, 'public/downloads/checklists'), { recursive: true })
  const code = computeCodeDigest(root, ['config', 'gatsby/checklists'])
  const kept = new Set<string>()
  let drawn = 0
  for (const checklist of found) {
    const file = `${computeDigest(20, code, JSON.stringify(checklist))}.pdf`
    kept.add(file)
    if (!existsSync(join(cache, file))) {
      const { drawChecklistPdf } = await import('./pdf')
      writeFileSync(join(cache, file), await drawChecklistPdf(checklist))
      drawn++
      // Lets the workers that draw the social images send and receive their jobs.
      await setImmediate()
    }
    copyFileSync(join(cache, file), join(root, 'public', checklist.pdf))
    writeFileSync(join(root, 'public', checklist.markdown), checklistToMarkdown(checklist))
  }
  readdirSync(cache)
    .filter(file => !kept.has(file))
    .forEach(file => rmSync(join(cache, file)))
  return { all: found.length, drawn }
}
