import { existsSync, readFileSync } from 'node:fs'
import { isPermissiveLicense, parsePackagesFromLicensesText } from '../src/gatsby/output/licenses'

const file = 'public/licenses.txt'
if (!existsSync(file)) {
  console.error(`${file} does not exist; run npm run build first.`)
  process.exit(1)
}
const packages = parsePackagesFromLicensesText(readFileSync(file, 'utf8'))
const width = Math.max(...packages.map(({ name, version }) => `${name} ${version}`.length))
packages.forEach(({ name, version, license }) => console.log(`${`${name} ${version}`.padEnd(width)}  ${license}`))
const others = packages.filter(({ license }) => !isPermissiveLicense(license))
console.log(
  others.length
    ? `\nNot permissive; read these licences before launch: ${others.map(({ name }) => name).join(', ')}`
    : `\nThe browser bundle contains ${packages.length} packages, all with permissive licences; /licenses.txt meets their conditions.`,
)
process.exitCode = others.length ? 1 : 0
