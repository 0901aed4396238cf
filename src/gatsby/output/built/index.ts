import { join } from 'node:path'
import type { Draft } from '../../nodes/nodes'
import { pageDrafts } from '../../nodes/digests'
import { checkBuilt } from './check'
import { removeOrphans } from './orphans'

/** The last step of a build: what is left of other pages goes, and what stays must be what the content says now. */
export function settleBuilt(root: string, drafts: Draft[]): { removed: string[]; stale: string[] } {
  const pages = pageDrafts(drafts)
  const website = String(drafts.find(({ type }) => type === 'Practice')?.fields.website)
  return { removed: removeOrphans(root, pages), stale: checkBuilt(join(root, 'public'), pages, website) }
}
