import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What of webpack’s modules is read: a file, or several that were joined into one. */
interface Module {
  resource?: string
  rootModule?: Module
  modules?: Iterable<Module>
}

/** What of webpack’s compiler is used here. */
interface Compiler {
  hooks: {
    done: { tap: (name: string, then: (stats: { compilation: { modules: Iterable<Module> } }) => void) => void }
  }
}

/** A package of which visitors get something, with its licence. */
interface LicensedPackage {
  name: string
  version: string
  license: string
  text: string
}

/** The folders of packages whose code or fonts are in what webpack made in this run. */
const folders = new Set<string>()

/** A plugin of webpack that remembers which packages visitors get: all of a script’s modules, and else the fonts. */
export function createPackageListPlugin(stage: string) {
  return {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('list of packages', ({ compilation }) =>
        [...compilation.modules]
          .flatMap(filesOf)
          .filter(file => stage === 'build-javascript' || /\.woff2?$/.test(file))
          .forEach(file => findContainingPackageFolder(file) && folders.add(findContainingPackageFolder(file))),
      ),
  }
}

function filesOf({ resource, rootModule, modules }: Module): string[] {
  return [
    ...(resource ? [resource] : []),
    ...[...(modules ?? []), ...(rootModule ? [rootModule] : [])].flatMap(filesOf),
  ]
}

/** The folder of the package that a file belongs to; empty for a file of the site’s own. Gatsby’s are copied into .cache. */
export function findContainingPackageFolder(file: string): string {
  if (/[\\/]\.cache[\\/](?!.*[\\/]node_modules[\\/])/.test(file)) return join(process.cwd(), 'node_modules/gatsby')
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0] ?? ''
}

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string().catch('') })

/** The packages in these folders, by name. */
export function readLicensedPackages(folders: Iterable<string>): LicensedPackage[] {
  const found = [...folders].flatMap(folder => {
    const file = join(folder, 'package.json')
    if (!existsSync(file)) return []
    const { name, version, license } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return [{ name, version, license, text: readLicense(folder) }]
  })
  const byName = new Map(found.map(one => [`${one.name} ${one.version}`, one]))
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name))
}

// Some packages keep their licences in a folder of that name.
function readLicense(folder: string): string {
  const name = readdirSync(folder).find(name => /^(licen[sc]e|copying)(\.|$)/i.test(name))
  if (!name) return ''
  const file = join(folder, name)
  return statSync(file).isDirectory() ? readLicense(file) : readFileSync(file, 'utf8').trim()
}

/** /licenses.txt: a line a package, then their licences, as these ask. */
export function generateLicensesText(packages: LicensedPackage[]): string {
  const rule = `\n${'-'.repeat(80)}\n`
  return [
    'What this site sends to browsers contains the following packages.\n',
    ...packages.map(({ name, version, license }) => `${name} ${version}: ${license}`),
    ...packages.flatMap(({ name, version, text }) => (text ? [`${rule}${name} ${version}\n`, text] : [])),
    '',
  ].join('\n')
}

/** The packages that a /licenses.txt names, without their texts. */
export function parsePackagesFromLicensesText(licenses: string): Omit<LicensedPackage, 'text'>[] {
  const [list = ''] = licenses.split(/^-{80}$/m)
  return [...list.matchAll(/^(\S+) (\S+): (.*)$/gm)].map(([, name = '', version = '', license = '']) => ({
    name,
    version,
    license,
  }))
}

/** Licences that ask of a site no more than to name them. */
const simple = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense']

/** Whether a licence asks for no more than to be named. */
export function isPermissiveLicense(license: string): boolean {
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some(one => simple.includes(one))
}

/** Writes /licenses.txt of this run. */
export function writeLicenses(publicFolder: string): void {
  // The search engine is copied as it is (output/search).
  const all = [...folders, join(process.cwd(), 'node_modules/pagefind')]
  writeFileSync(join(publicFolder, 'licenses.txt'), generateLicensesText(readLicensedPackages(all)))
}
