import { existsSync, readFileSync } from 'node:fs'
import { isPermissiveLicense, parsePackagesFromLicensesText } from '../src/gatsby/output/licenses'

const file = 'public/licenses.txt'
if (!existsSync(file)) {
  console.error(`There is no ${file}, which the build writes: npm run build`)
  process.exit(1)
}
const packages = parsePackagesFromLicensesText(readFileSync(file, 'utf8'))
const width = Math.max(...packages.map(({ name, version }) => `${name} ${version}`.length))
packages.forEach(({ name, version, license }) => console.log(`${`${name} ${version}`.padEnd(width)}  ${license}`))
const others = packages.filter(({ license }) => !isPermissiveLicense(license))
console.log(
  others.length
    ? `\nTo be read before a launch, because they may ask for more than their name: ${others.map(({ name }) => name).join(', ')}`
    : `\nVisitors get ${packages.length} packages; their licences ask for no more than /licenses.txt gives.`,
)
process.exitCode = others.length ? 1 : 0
