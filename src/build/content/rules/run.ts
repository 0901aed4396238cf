import type { Problem } from '../../../lib/problems'
import type { CheckInput } from '../input'
import { rules } from './index'
import type { Finding, Rule } from './rule'

/** What every rule says of the content. */
export function runRules(input: CheckInput): Problem[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule.needs?.some(part => input.unsound.has(part))
      ? []
      : findingsOf(rule, input).map(finding => ({ level: rule.level, ...finding, rule: name })),
  )
}

function findingsOf(rule: Rule, input: CheckInput): Finding[] {
  return [
    ...(rule.check?.(input) ?? []),
    ...(rule.checkMarkdown
      ? input.markdown.flatMap(markdown =>
          (rule.checkMarkdown?.(markdown, input) ?? []).map(({ line, ...finding }) => ({
            ...finding,
            file: markdown.file,
            field: markdown.field,
            line: markdown.field || !line ? undefined : line + markdown.linesBefore,
          })),
        )
      : []),
    ...(rule.checkCopy
      ? input.copy.flatMap(copy =>
          (rule.checkCopy?.(copy, input) ?? []).map(({ index, ...finding }) => ({
            ...finding,
            file: copy.file,
            field: copy.field,
            line: copy.lineAt?.(index ?? 0),
          })),
        )
      : []),
  ]
}
