import { readContent } from '../src/content/read/readContent'
import {
  listContentDifferencesFromSpecification,
  type SpecifiedContentValues,
} from '../src/commands/compareContentWithSpecification'
import { formatProblems } from '../src/content/contentProblems'
// TypeScript infers arrays for JSON, not tuples: a range [from, to] is typed as number[].
import specified from './specification.json'

const { content, problems } = readContent(process.cwd())
if (!content || problems.length) console.log(formatProblems(problems))
else {
  const changes = listContentDifferencesFromSpecification(specified as unknown as SpecifiedContentValues, content)
  console.log(
    changes.length
      ? [`Changed since the specification (${changes.length}):`, ...changes.map(change => `  - ${change}`)].join('\n')
      : 'Nothing that was specified has changed.',
  )
}
