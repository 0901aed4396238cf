import { join } from 'node:path'
import { defaultLanguage } from '../../../config/languages'
import { findPractice } from '../../markdown/serializerContextFactory'
import type { NodeSpec } from '../../nodes/nodeSpecs'
import { filterRoutedPageNodeSpecs } from '../../nodes/pageDigests'
import { compareOutputWithContent } from './compareOutputWithContent'
import { removeOrphanedPageFiles } from './orphanedPageFiles'

/** The last step of a build: what is left of other pages goes, and what stays must be what the content says now. */
export function pruneAndFindStaleOutput(root: string, drafts: NodeSpec[]): { removed: string[]; stale: string[] } {
  const pages = filterRoutedPageNodeSpecs(drafts)
  const { website } = findPractice(drafts, defaultLanguage)
  return {
    removed: removeOrphanedPageFiles(root, pages),
    stale: compareOutputWithContent(join(root, 'public'), pages, website),
  }
}
