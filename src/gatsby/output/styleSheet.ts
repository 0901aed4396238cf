import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stylesheetId, emotionCacheKey } from '../../config/styles'
import {
  styleRulesFilePath,
  stylesheetUrlFilePath,
  stylesheetPath,
  siteStylesFilePath,
} from '../../shared/stylesheetFiles'
import { updateDeferredLoaderTag, type DeferredLoaderFile } from './deferredLoader'

/**
 * Writes the one style sheet of the site, with the rules of every class that stands in these HTML files, and links it in
 * each of them, as the deferred loader. What a page needs is read from its HTML, so that a page that this build did not render counts like any
 * other; the rules come from where the rendering left them (site/app/savedStyles).
 */
export function writeStylesheet(root: string, htmlFiles: string[], starter: DeferredLoaderFile): void {
  const pages = htmlFiles
    .map(file => join(root, 'public', file))
    .filter(file => existsSync(file))
    .sort()
    .map(file => ({ file, html: readFileSync(file, 'utf8') }))
  const names = mergeOrderedNames(new Set(pages.map(({ html }) => findEmotionStyleNames(html).join(' '))))
  const text = readFileSync(join(root, siteStylesFilePath), 'utf8') + rulesOf(names, root)
  const path = stylesheetPath(createHash('sha256').update(text).digest('hex').slice(0, 20))
  write(join(root, 'public', path), text)
  for (const { file, html } of pages) {
    const linked = updateDeferredLoaderTag(html.replace(link, `$1${path}$2`), starter)
    if (linked !== html) writeFileSync(file, linked)
  }
  write(join(root, stylesheetUrlFilePath), path)
  removeOthers(join(root, 'public'), path)
}

const link = new RegExp(`(<link id="${stylesheetId}" rel="stylesheet" href=")[^"]*(")`)
const ownClass = new RegExp(`^${emotionCacheKey}-(.+)$`)

/** The styles of a page by their names, in the order in which they come first. */
export function findEmotionStyleNames(html: string): string[] {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) =>
    classes.split(' ').flatMap(name => ownClass.exec(name)?.[1] ?? []),
  )
  return [...new Set(names)]
}

/** All names of several lists, each after those before it in its list where it is new. */
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

// A style brings its animations along, which no class names.
function rulesOf(names: string[], root: string): string {
  const rules = names.map(name => {
    const file = join(root, styleRulesFilePath(name))
    if (!existsSync(file))
      throw new Error(`No rules are kept for the class ${emotionCacheKey}-${name}; build from nothing.`)
    return readFileSync(file, 'utf8')
  })
  const animations = new Set(rules.join('').match(/\banimation-[a-z0-9]+/g))
  return (
    [...animations].map(name => readFileSync(join(root, styleRulesFilePath(name)), 'utf8')).join('') + rules.join('')
  )
}

function removeOthers(publicFolder: string, path: string): void {
  const others = new RegExp(`^${basename(stylesheetPath('(none|[0-9a-f]{20})'))}$`)
  const folder = join(publicFolder, dirname(path))
  readdirSync(folder)
    .filter(name => others.test(name) && name !== basename(path))
    .forEach(name => rmSync(join(folder, name)))
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
