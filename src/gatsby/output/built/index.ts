import { join } from 'node:path'
import { defaultLanguage } from '../../../config/languages'
import { findPractice } from '../../markdown/serializerContextFactory'
import type { NodeSpec } from '../../nodes/nodeSpecs'
import { filterPageNodeSpecs } from '../../nodes/pageDigests'
import { checkOutput } from './checkOutput'
import { removeOrphanedPageFiles } from './orphanedPageFiles'

/** The last step of a build: what is left of other pages goes, and what stays must be what the content says now. */
export function cleanAndCheckOutput(root: string, drafts: NodeSpec[]): { removed: string[]; stale: string[] } {
  const pages = filterPageNodeSpecs(drafts)
  const { website } = findPractice(drafts, defaultLanguage)
  return { removed: removeOrphanedPageFiles(root, pages), stale: checkOutput(join(root, 'public'), pages, website) }
}
