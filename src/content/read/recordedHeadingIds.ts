import { dirname } from 'node:path'
import type { Element, Root, RootContent } from 'hast'
import { replaceHeadingsAndHast, type MdxAnalysis, type MdxHeading } from '../mdx/mdxAnalysis'
import type { ContentProblem } from '../contentProblems'
import { recordedHeadingIdsSchema, type RecordedHeadingIds } from '../model'
import { readAndParseOptionalJsonFile } from './json'
import { pairByLanguage } from './languagePairs'
import type { MdxFile } from './longform'

/** File of recorded heading ids, which lets headings be reworded without changing their ids. */
export const headingIdsFilePath = 'content/headings.json'

/** Reads the recorded heading ids; empty if the file does not exist or, with problems, is invalid. */
export function readHeadingIds(root: string): { kept: RecordedHeadingIds; problems: ContentProblem[] } {
  const { data = {}, problems } = readAndParseOptionalJsonFile(root, headingIdsFilePath, recordedHeadingIdsSchema)
  return { kept: data, problems }
}

/**
 * Applies recorded ids to the headings of analyzed texts, and adds the ids of the same headings in the other language,
 * if both texts have the same heading levels in the same order. Anchors thus survive rewording and switching languages.
 * Returns the analyses by file.
 */
export function applyHeadingIdsAndAliases(mdxFiles: MdxFile[], kept: RecordedHeadingIds): Map<string, MdxAnalysis> {
  const own = new Map(
    mdxFiles.map(mdxFile => [
      mdxFile.file,
      keepOrCreateHeadingIds(listHeadingIds(mdxFile), getRecordedIds(mdxFile, kept)),
    ]),
  )
  const others = new Map(
    pairByLanguage(mdxFiles)
      .filter(({ first, second }) => getHeadingDepths(first) === getHeadingDepths(second))
      .flatMap(({ first, second }) => [
        [first.file, own.get(second.file) ?? []],
        [second.file, own.get(first.file) ?? []],
      ]),
  )
  return new Map(
    mdxFiles.map(({ file, analysis }) => [file, setHeadingIds(analysis, own.get(file) ?? [], others.get(file) ?? [])]),
  )
}

/** The recorded ids updated for these texts. Entries of texts that do not parse are kept. */
export function updateRecordedHeadingIds(mdxFiles: MdxFile[], kept: RecordedHeadingIds): RecordedHeadingIds {
  const folders = [...new Set([...Object.keys(kept), ...mdxFiles.map(({ file }) => dirname(file))])].sort()
  const merged: RecordedHeadingIds = Object.fromEntries(folders.map(folder => [folder, { ...kept[folder] }]))
  for (const mdxFile of mdxFiles)
    if (mdxFile.analysis.readable)
      Object.assign(merged[dirname(mdxFile.file)] ?? {}, {
        [mdxFile.language]: mdxFile.analysis.headings.map(formatHeadingEntry),
      })
  return merged
}

/** A heading as it is recorded: its slug, followed by =id if the id differs. */
export function formatHeadingEntry({ id, slug = id }: MdxHeading): string {
  return slug === id ? id : `${slug}=${id}`
}

/**
 * Assigns an id to each heading. A known slug keeps its id; unknown headings between two known ones take the ids
 * recorded there if their number matches; others use their slug.
 */
export function keepOrCreateHeadingIds(slugs: string[], kept: readonly [slug: string, id: string][]): string[] {
  const places = slugs.map(slug => kept.findIndex(([known]) => known === slug))
  const ids: (string | undefined)[] = places.map(place => kept[place]?.[1])
  for (let start = 0; start < slugs.length; start++) {
    if (ids[start] !== undefined) continue
    let end = start
    while (end < slugs.length && places[end] === -1) end++
    const before = start === 0 ? -1 : (places[start - 1] ?? -1)
    const between = kept.slice(before + 1, end === slugs.length ? kept.length : places[end])
    const gone = between.filter(([slug]) => !slugs.includes(slug))
    if (gone.length === end - start) gone.forEach(([, id], index) => (ids[start + index] = id))
    start = end
  }
  const taken = new Set(ids)
  return ids.map((id, index) => {
    if (id !== undefined) return id
    const slug = slugs[index] ?? ''
    let own = slug
    for (let count = 2; taken.has(own); count++) own = `${slug}-${count}`
    taken.add(own)
    return own
  })
}

function setHeadingIds(analysis: MdxAnalysis, own: string[], others: string[]): MdxAnalysis {
  const headings = analysis.headings.map((heading, index): MdxHeading => {
    const [id = heading.id, other] = [own[index], others[index]]
    return { ...heading, id, slug: heading.id, aliasIds: other && !own.includes(other) ? [other] : [] }
  })
  return replaceHeadingsAndHast(analysis, headings, hast => setElementIds(hast, headings[Symbol.iterator]()))
}

/** Sets the id of each heading and adds its aliases; `left` are the headings to come. */
function setElementIds<Node extends Root | RootContent>(node: Node, left: Iterator<MdxHeading>): Node {
  if (!('children' in node)) return node
  const next = node.type === 'element' && /^h[23]$/.test(node.tagName) ? left.next() : undefined
  const heading = next?.done ? undefined : next?.value
  const places = (heading?.aliasIds ?? []).map((id): Element => ({
    type: 'element',
    tagName: 'span',
    properties: { id },
    children: [],
  }))
  const own = heading && node.type === 'element' ? { properties: { ...node.properties, id: heading.id } } : {}
  return { ...node, ...own, children: [...places, ...node.children.map(child => setElementIds(child, left))] }
}

function getRecordedIds(mdxFile: MdxFile, kept: RecordedHeadingIds): [slug: string, id: string][] {
  return (kept[dirname(mdxFile.file)]?.[mdxFile.language] ?? []).map(entry => {
    const [slug = '', id = slug] = entry.split('=')
    return [slug, id]
  })
}

function listHeadingIds({ analysis }: MdxFile): string[] {
  return analysis.headings.map(({ id }) => id)
}

function getHeadingDepths({ analysis }: MdxFile): string {
  return analysis.headings.map(({ depth }) => depth).join('')
}
