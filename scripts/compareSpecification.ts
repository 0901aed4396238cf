import { readContent } from '../src/content/read/read'
import { changesSince, type Specified } from '../src/commands/specification'
import { reportOf } from '../src/content/problems'
// JSON knows no tuples: a range of two numbers is read as a list.
import specified from './specification.json'

const { content, problems } = readContent(process.cwd())
if (!content || problems.length) console.log(reportOf(problems))
else {
  const changes = changesSince(specified as unknown as Specified, content)
  console.log(
    changes.length
      ? [`Changed since the specification (${changes.length}):`, ...changes.map(change => `  - ${change}`)].join('\n')
      : 'Nothing that was specified has changed.',
  )
}
