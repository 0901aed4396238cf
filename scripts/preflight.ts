import { preflight } from '../src/build/preflight'
import { todayInMontreal } from '../src/build/content/published'
import { readValidContent } from '../src/build/content/read'

const { defaults, unproved, questioned, overdue } = preflight(readValidContent(process.cwd()), todayInMontreal())

print('Values of content/practice.json that are still provisional', defaults)
print('Claims of content/facts.json without evidence', unproved)
print('Claims to be checked again, for what they depend on has changed', questioned)
print('Facts and articles past their day of review', overdue)
if (defaults.length) {
  console.error('The site may be built, but not launched, while a provisional value remains.')
  process.exit(1)
}
console.log(
  unproved.length || questioned.length || overdue.length
    ? 'No provisional value remains; see the claims above.'
    : 'Ready for launch.',
)

function print(title: string, lines: string[]): void {
  if (lines.length) console.log([`${title} (${lines.length}):`, ...lines.map(line => `  - ${line}`), ''].join('\n'))
}
