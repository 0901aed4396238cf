import { copyPublicFilesForHost } from '../src/gatsby/hosts/copyPublicFilesForHost'

const [host = ''] = process.argv.slice(2)
const { written, problem } = copyPublicFilesForHost(process.cwd(), host)

console.log(problem ?? `publication/ holds ${written} files for ${host}.`)
process.exitCode = problem ? 1 : 0
