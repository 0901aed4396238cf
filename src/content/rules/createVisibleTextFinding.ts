import type { VisibleText } from '../read/visibleText'
import type { ContentFinding } from './rule'

/** Creates a finding about a visible text, with the line of a position in it: by default, its beginning. */
export function createVisibleTextFinding(
  { file, field, lineAt }: Pick<VisibleText, 'file' | 'field' | 'lineAt'>,
  message: string,
  index = 0,
): ContentFinding {
  return { file, field, line: lineAt?.(index), message }
}
