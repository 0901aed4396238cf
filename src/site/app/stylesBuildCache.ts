import {
  buildEmotionRuleCachePath,
  stylesheetUrlCachePath,
  buildStylesheetPath,
  siteStylesCachePath,
} from '../../shared/stylesheetFiles'
import { renderGlobalStyles } from './renderWithStyles'

// Gatsby renders every page of a site anew in each build once it sees one read a file: the module is asked for past its
// watch. Rules are named by what they say, so that a file that is there is right.
const files = () => process.getBuiltinModule('node:fs')

const kept = new Set<string>()

/** Leaves the rules of a page for the end of the build, which writes the sheets (gatsby/output/stylesheets). */
export function saveStyleRules(rules: Record<string, string>): void {
  if (!kept.size) keep(siteStylesCachePath, renderGlobalStyles())
  for (const [name, text] of Object.entries(rules))
    if (!kept.has(buildEmotionRuleCachePath(name))) keep(buildEmotionRuleCachePath(name), text)
}

/** The address of the sheet of all pages that the last build wrote; the end of the build puts the new ones in its place. */
export function readPreviousBuildStylesheetPath(): string {
  const { existsSync, readFileSync } = files()
  return existsSync(stylesheetUrlCachePath) ? readFileSync(stylesheetUrlCachePath, 'utf8') : buildStylesheetPath('none')
}

function keep(file: string, text: string): void {
  const { mkdirSync, writeFileSync } = files()
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  writeFileSync(file, text)
  kept.add(file)
}
