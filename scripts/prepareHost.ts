import { copyBuiltSiteForHost } from '../src/gatsby/hosts/copyBuiltSiteForHost'

const [host = ''] = process.argv.slice(2)
const { written, problem } = copyBuiltSiteForHost(process.cwd(), host)

console.log(problem ?? `publication/ holds ${written} files for ${host}.`)
process.exitCode = problem ? 1 : 0
