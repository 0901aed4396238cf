import { readContent } from '../src/build/content/read'
import { reportOf } from '../src/lib/problems'

const { content, problems, notices } = readContent(process.cwd())
if (problems.length) {
  console.error(reportOf(problems))
  process.exit(1)
}
if (notices.length) console.warn(`${reportOf(notices, 'notice')}\n`)
console.log(`The content is sound: ${content?.pages.length} pages, ${content?.texts.length} texts.`)
