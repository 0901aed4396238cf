import { routesLinkedFromCode, blogRoute } from '../config/routes'
import escapeStringRegexp from 'escape-string-regexp'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { todayInMontreal } from '../content/read/publication'
import { listFiles, readUtf8File } from '../content/read/files'
import { routePattern } from '../content/read/routes'
import { readAndCheckContent } from '../content/read/readAndCheckContent'
import type { Content } from '../content/read/readContent'
import { noopCache } from '../content/read/resultCache'
import { headingIdsFilePath } from '../content/read/recordedHeadingIds'
import { confirmationsFilePath } from '../content/translations'
import { slugify } from '../content/language/slugs'
import { formatDidYouMeanHint } from '../content/language/didYouMean'
import { formatProblems, formatProblem } from '../content/contentProblems'
import { redirectsFilePath, redirectsSchema, type Redirects } from '../content/model'
import type { ContentCheckOptions } from './contentCheckOptions'
import { createFailure, type CommandResult } from './commandResult'

type Kind = 'article' | 'document' | 'page'

/** A page, article or document with its file or folder. */
interface Placed {
  kind: Kind
  route: string
  path: string
}

/**
 * Changes the route of an article, page or document and of the pages below it: files, links, menus, and a redirect from
 * the old path. All or nothing: if the result does not pass the content check, it is undone.
 */
export function renameRoute(
  root: string,
  args: string[],
  { today = todayInMontreal(), cache = noopCache }: ContentCheckOptions = {},
): CommandResult {
  const [given, wanted, ...more] = args
  if (!given || !wanted || more.length)
    return createFailure([
      'Name the old address and the new one, for example: npm run rename /blog/old-name /blog/new-name',
    ])
  const reading = { today, includeDrafts: true }
  const { content, problems } = readAndCheckContent(root, reading, cache)
  if (!content || problems.length)
    return createFailure([formatProblems(problems), 'Nothing was renamed; mend this first.'])
  const all = listEntries(content)
  const from = all.find(placed => hasRouteOrPath(placed, given))
  if (!from) return createFailure([formatUnknownPage(given, all)])
  const moves = [[from, createPlace(from, wanted)] as const]
  const under = all.filter(({ kind, route }) => kind !== 'article' && route.startsWith(`${from.route}/`))
  under.forEach(child => moves.push([child, createPlace(child, child.route.replace(from.route, moves[0]![1].route))]))
  const refusals = moves.flatMap(([from, to]) => findRefusal(from, to, root, all) ?? [])
  if (refusals.length) return createFailure(refusals)
  const copy = mkdtempSync(join(tmpdir(), 'rename-'))
  try {
    cpSync(join(root, 'content'), copy, { recursive: true })
    const lines = moves.flatMap(([from, to]) => move(root, from, to, today))
    const after = readAndCheckContent(root, reading, cache).problems
    cache.save()
    if (!after.length) return { lines, failed: false }
    rmSync(join(root, 'content'), { recursive: true })
    cpSync(copy, join(root, 'content'), { recursive: true })
    return createFailure([...after.map(formatProblem), 'Nothing was renamed: the site would not be sound afterwards.'])
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function listEntries({ pages, texts }: Content): Placed[] {
  const found = texts.map(({ kind, route, file }): Placed => ({ kind, route, path: dirname(file) }))
  return [
    ...pages.map(({ route, file }): Placed => ({ kind: 'page', route, path: file })),
    ...found.filter(({ path }, index) => found.findIndex(other => other.path === path) === index),
  ]
}

function hasRouteOrPath({ route, path }: Placed, given: string): boolean {
  const asked = given.replace(/^\.\//, '').replace(/(.)\/$/, '$1')
  return [route, path, path.replace(/^content\//, ''), `${path}/en.mdx`, `${path}/fr.mdx`].includes(asked)
}

function formatUnknownPage(given: string, all: Placed[]): string {
  const known = all.flatMap(({ route, path }) => [route, path])
  return `There is no page, article or document at “${given}”${formatDidYouMeanHint(given, known)}. Example: npm run rename /blog/old-name /blog/new-name`
}

// The new name may be a route, a file or folder, or for articles just the slug.
function createPlace({ kind }: Placed, wanted: string): Placed {
  const name = wanted
    .replace(/^(\.\/)?content\//, '')
    .replace(/^(pages|documents)(?=\/)/, '')
    .replace(/^articles(?=\/)/, blogRoute)
    .replace(/(\.json|\/(en|fr)\.mdx|\/)$/, '')
    .replace(/^[^/]+$/, kind === 'article' ? `${blogRoute}/$&` : '$&')
    .replace(/^(?!\/)/, '/')
  if (kind === 'article') return { kind, route: name, path: `content/articles${name.replace(/^.*\//, '/')}` }
  return kind === 'page'
    ? { kind, route: name, path: `content/pages${name}.json` }
    : { kind, route: name, path: `content/documents${name.replace(/^.*\//, '/')}` }
}

function findRefusal(from: Placed, to: Placed, root: string, all: Placed[]): string | undefined {
  if (routesLinkedFromCode.some(route => route === from.route))
    return `${from.path} is needed where it is, for the site’s own buttons lead there; it cannot be renamed.`
  if (from.kind === 'article' && dirname(to.route) !== blogRoute)
    return `“${to.route}” is no address of an article; articles stay under ${blogRoute}/, such as ${blogRoute}/${slugify(basename(to.route))}.`
  if (!routePattern.test(to.route))
    return `“${to.route}” is no address; use small letters, digits and hyphens, such as ${from.kind === 'article' ? '/blog/trial-budgets' : '/services/patents'}.`
  const existing = all.find(({ route }) => route === to.route)
  if (existing && existing.path === from.path) return `${from.path} is at ${to.route} already.`
  if (existing || existsSync(join(root, to.path)))
    return `${to.route} is taken by ${existing?.path ?? to.path}; choose another address.`
  return undefined
}

function move(root: string, from: Placed, to: Placed, today: string): string[] {
  mkdirSync(dirname(join(root, to.path)), { recursive: true })
  renameSync(join(root, from.path), join(root, to.path))
  const changed = [...listFiles(root, 'content', '.json'), ...listFiles(root, 'content', '.mdx')].flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8')
    const { text: rewritten, links } = rewrite(file, text, from, to)
    if (rewritten === text) return []
    writeFileSync(join(root, file), rewritten)
    return links ? [`${file}: ${links} ${links === 1 ? 'link' : 'links'}`] : []
  })
  addRedirect(root, { from: from.route, to: to.route, since: today })
  return [
    `Moved ${from.path} to ${to.path}; its address is ${to.route}.`,
    ...changed.map(line => `Rewrote ${line}`),
    `Added to ${redirectsFilePath}: ${from.route} leads to ${to.route}.`,
  ]
}

function rewrite(file: string, text: string, from: Placed, to: Placed): { text: string; links: number } {
  if (file === confirmationsFilePath || file === headingIdsFilePath)
    return { text: text.replace(`"${from.path}"`, `"${to.path}"`), links: 0 }
  let links = 0
  const counted = (replacement: string) => () => {
    links++
    return replacement
  }
  // Targets of redirects are rewritten as well, to avoid redirect chains.
  const before =
    file === redirectsFilePath ? '"to":\\s*"' : file.endsWith('.json') ? '"|\\]\\(' : '\\]\\(|\\bto="|\\]:\\s*'
  let rewritten = text.replace(
    new RegExp(`(?<=${before})${escapeStringRegexp(from.route)}(?=["#?)\\s])`, 'g'),
    counted(to.route),
  )
  if (from.kind === 'article' && file.endsWith('.json'))
    rewritten = rewritten.replace(
      new RegExp(`(?<="featured":\\s*")${basename(from.route)}(?=")`, 'g'),
      counted(basename(to.route)),
    )
  // The contact form identifies a service by the last part of its route.
  if (from.kind === 'page')
    rewritten = rewritten.replace(
      new RegExp(`(?<=[?&]service=)${basename(from.route)}(?=["&#)\\s])`, 'g'),
      counted(basename(to.route)),
    )
  if (from.kind === 'document' && file.startsWith(`${to.path}/`)) rewritten = setRoute(rewritten, to)
  return { text: rewritten, links }
}

// `route` is omitted from the front matter if it equals the folder name.
function setRoute(text: string, { route, path }: Placed): string {
  const own = route === path.replace('content/documents', '')
  const without = text.replace(/^route:.*\n/m, '')
  return own ? without : without.replace(/^---\n/, `---\nroute: "${route}"\n`)
}

function addRedirect(root: string, added: Redirects[number]): void {
  const file = join(root, redirectsFilePath)
  const { text = '[]' } = existsSync(file) ? readUtf8File(root, redirectsFilePath) : {}
  const rows = redirectsSchema.parse(JSON.parse(text))
  const kept = rows.filter(({ from }) => from !== added.to && from !== added.from)
  writeFileSync(file, `${JSON.stringify([...kept, added], null, 2)}\n`)
}
