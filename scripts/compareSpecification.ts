import { readFileSync } from 'node:fs'
import { readContent } from '../src/build/content/read'
import { changesSince, type Specified } from '../src/commands/specification'
import { reportOf } from '../src/lib/problems'

const specified = JSON.parse(readFileSync('scripts/specification.json', 'utf8')) as Specified
const { content, problems } = readContent(process.cwd())
if (!content || problems.length) console.log(reportOf(problems))
else {
  const changes = changesSince(specified, content)
  console.log(
    changes.length
      ? [`Changed since the specification (${changes.length}):`, ...changes.map(change => `  - ${change}`)].join('\n')
      : 'Nothing that was specified has changed.',
  )
}
