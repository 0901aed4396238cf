import { prepareHost } from '../src/gatsby/hosts/prepare'

const [host = ''] = process.argv.slice(2)
const { written, problem } = prepareHost(process.cwd(), host)

console.log(problem ?? `publication/ holds ${written} files for ${host}.`)
process.exitCode = problem ? 1 : 0
