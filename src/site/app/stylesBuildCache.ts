import {
  buildEmotionRulesCachePath,
  stylesheetPathCachePath,
  buildStylesheetPath,
  globalCssCachePath,
} from '../../shared/stylesheetFiles'
import { renderGlobalCss } from './renderWithStyles'

// Gatsby renders all pages again in every build if it detects that rendering reads files; getBuiltinModule bypasses
// that. Rule files are named by content hash, so existing ones are valid.
const getFileSystem = () => process.getBuiltinModule('node:fs')

const kept = new Set<string>()

/**
 * Stores the rules of a page and, with those of the first page, the global styles; the end of the build writes the
 * sheets (gatsby/output/stylesheets).
 */
export function saveStyleRules(rules: Record<string, string>): void {
  if (!kept.size) keep(globalCssCachePath, renderGlobalCss())
  for (const [name, text] of Object.entries(rules))
    if (!kept.has(buildEmotionRulesCachePath(name))) keep(buildEmotionRulesCachePath(name), text)
}

/** The path of the last build’s site-wide style sheet; the end of the build replaces it. */
export function readPreviousBuildStylesheetPath(): string {
  const { existsSync, readFileSync } = getFileSystem()
  return existsSync(stylesheetPathCachePath)
    ? readFileSync(stylesheetPathCachePath, 'utf8')
    : buildStylesheetPath('none')
}

function keep(file: string, text: string): void {
  const { mkdirSync, writeFileSync } = getFileSystem()
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  writeFileSync(file, text)
  kept.add(file)
}
