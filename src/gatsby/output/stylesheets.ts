import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { computeDigest } from '../../content/digest'
import { writeFileWithFolders } from '../../content/writeFiles'
import { emotionCacheKey, siteStylesheetLinkId, templateStylesheetLinkId } from '../../config/styles'
import {
  buildEmotionRulesCachePath,
  stylesheetPathCachePath,
  buildStylesheetPath,
  globalCssCachePath,
} from '../../shared/stylesheetFiles'
import { updateDeferredLoaderTag, type DeferredLoaderFile } from './deferredLoader'

interface StyledPage {
  file: string
  html: string
  /** Its Emotion class names, in the order of first use. */
  names: string[]
  template: string
}

/**
 * Writes the style sheets, links them in the HTML files together with the deferred loader, and removes those of earlier
 * builds. One sheet has the rules that three or more templates use, and one per template the rest. Class names are read
 * from the HTML, so pages that this build did not render are included; the rules come from the cache that rendering
 * writes (site/app/stylesBuildCache).
 */
export function writeStylesheetsAndUpdateLinksAndLoader(
  root: string,
  htmlFiles: string[],
  loader: DeferredLoaderFile,
): void {
  const pages = htmlFiles
    .map(file => join(root, 'public', file))
    .filter(file => existsSync(file))
    .sort()
    .map((file): StyledPage => {
      const html = readFileSync(file, 'utf8')
      return {
        file,
        html,
        names: findEmotionStyleNames(html),
        template: findSheetName(templateAttribute.exec(html)?.[1] ?? ''),
      }
    })
  const order = mergeOrderedNames(new Set(pages.map(({ names }) => names.join(' '))))
  const templates = findTemplatesWithCopies(pages)
  const write = (rules: string): string => {
    const text = rules.replaceAll(';}', '}')
    const path = buildStylesheetPath(computeDigest(20, text))
    writeFileWithFolders(join(root, 'public', path), text)
    return path
  }
  const rules = (has: (own: readonly string[]) => boolean) =>
    readRules(
      order.filter(name => has(templates.get(name) ?? [])),
      root,
    )
  const shared = write(readFileSync(join(root, globalCssCachePath), 'utf8') + rules(({ length }) => !length))
  const own = new Map<string, string>()
  for (const template of new Set([...templates.values()].flat()))
    own.set(template, write(rules(those => those.includes(template))))
  for (const { file, html, template } of pages) {
    const path = own.get(template)
    const second = path ? `<link id="${templateStylesheetLinkId}" rel="stylesheet" href="${path}"/>` : ''
    const linked = updateDeferredLoaderTag(html.replace(links, `$1${shared}$2${second}`), loader)
    if (linked !== html) writeFileSync(file, linked)
  }
  writeFileWithFolders(join(root, stylesheetPathCachePath), shared)
  removeOthers(join(root, 'public'), [shared, ...own.values()])
}

const links = new RegExp(
  `(<link id="${siteStylesheetLinkId}" rel="stylesheet" href=")[^"]*("/?>)(?:<link id="${templateStylesheetLinkId}"[^>]*>)?`,
)
const ownClass = new RegExp(`^${emotionCacheKey}-(.+)$`)
// The first of the page’s chunks is its template (site/app/gatsbySsr).
const templateAttribute = / data-chunks="(component---[^" ]+)/

// Articles and documents use the same components, and share a sheet.
function findSheetName(template: string): string {
  return template.replace(/-templates-(article|document)-/, '-templates-text-')
}

/** Templates that may each have a copy of a rule, so that no other page loads it. */
const maxCopies = 2

/** Maps each style to the templates whose sheets have a copy of it; to none if the shared sheet has it. */
function findTemplatesWithCopies(pages: StyledPage[]): Map<string, string[]> {
  const users = new Map<string, Set<string>>()
  for (const { names, template } of pages)
    for (const name of names) users.set(name, (users.get(name) ?? new Set()).add(template))
  return new Map([...users].map(([name, those]) => [name, those.size > maxCopies || those.has('') ? [] : [...those]]))
}

/** The Emotion style names of a page, in the order of first use. */
export function findEmotionStyleNames(html: string): string[] {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) =>
    classes.split(' ').flatMap(name => ownClass.exec(name)?.[1] ?? []),
  )
  return [...new Set(names)]
}

/**
 * Merges lists of names, each a string with spaces between names; a new name is inserted after its predecessor in its
 * list.
 */
export function mergeOrderedNames(lists: Iterable<string>): string[] {
  const all: string[] = []
  const known = new Set<string>()
  for (const list of lists) {
    let last = -1
    for (const name of list.split(' ').filter(Boolean)) {
      if (known.has(name)) last = all.indexOf(name)
      else all.splice(++last, 0, name)
      known.add(name)
    }
  }
  return all
}

// Includes the @keyframes that the rules use, which are not referenced by a class.
function readRules(names: string[], root: string): string {
  const rules = names.map(name => {
    const file = join(root, buildEmotionRulesCachePath(name))
    if (!existsSync(file))
      throw new Error(
        `No rules are kept for the class ${emotionCacheKey}-${name}; delete .cache and public, then build again.`,
      )
    return readFileSync(file, 'utf8')
  })
  const animations = new Set(rules.join('').match(/\banimation-[a-z0-9]+(?=[ ;,}])/g))
  return (
    [...animations].map(name => readFileSync(join(root, buildEmotionRulesCachePath(name)), 'utf8')).join('') +
    rules.join('')
  )
}

function removeOthers(publicFolder: string, paths: string[]): void {
  const sheets = new RegExp(`^${basename(buildStylesheetPath('(none|[0-9a-f]{20})'))}$`)
  const kept = new Set(paths.map(path => basename(path)))
  const folder = join(publicFolder, dirname(buildStylesheetPath('')))
  readdirSync(folder)
    .filter(name => sheets.test(name) && !kept.has(name))
    .forEach(name => rmSync(join(folder, name)))
}
