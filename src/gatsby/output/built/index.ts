import { join } from 'node:path'
import { defaultLanguage } from '../../../config/languages'
import { getPracticeFields } from '../../markdown/serializerContextFactory'
import { isRoutedPage, type NodeSpecWithDigest } from '../../nodes/pageDigests'
import { compareOutputWithContent } from './compareOutputWithContent'
import { removeOrphanedPageFiles } from './orphanedPageFiles'

/** Last step of a build: removes files of deleted pages, then lists files that do not match the content. */
export function removeOrphanedPageFilesAndFindStaleOutput(
  root: string,
  nodeSpecs: NodeSpecWithDigest[],
): { removed: string[]; stale: string[] } {
  const pages = nodeSpecs.filter(isRoutedPage)
  const { website } = getPracticeFields(nodeSpecs, defaultLanguage)
  return {
    removed: removeOrphanedPageFiles(root, pages),
    stale: compareOutputWithContent(join(root, 'public'), pages, website),
  }
}
