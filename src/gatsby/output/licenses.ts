import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The part of a webpack module that is read: one file, or several concatenated ones. */
interface Module {
  resource?: string
  rootModule?: Module
  modules?: Iterable<Module>
}

/** The part of webpack’s compiler that is used here. */
interface Compiler {
  hooks: {
    done: { tap: (name: string, then: (stats: { compilation: { modules: Iterable<Module> } }) => void) => void }
  }
}

/** A package that is shipped to browsers, with its licence. */
interface LicensedPackage {
  name: string
  version: string
  license: string
  text: string
}

/** Folders of packages whose code or fonts are in the bundles of this run. */
const folders = new Set<string>()

/**
 * A webpack plugin that records the packages shipped to browsers: every module of the scripts, and fonts in any stage.
 */
export function createBundledPackageRecorder(stage: string) {
  return {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('list of packages', ({ compilation }) =>
        [...compilation.modules]
          .flatMap(listModuleFiles)
          .filter(file => stage === 'build-javascript' || /\.woff2?$/.test(file))
          .map(findContainingPackageFolder)
          .filter(Boolean)
          .forEach(folder => folders.add(folder)),
      ),
  }
}

function listModuleFiles({ resource, rootModule, modules }: Module): string[] {
  return [
    ...(resource ? [resource] : []),
    ...[...(modules ?? []), ...(rootModule ? [rootModule] : [])].flatMap(listModuleFiles),
  ]
}

/**
 * The folder of the package that a file belongs to; empty for the site’s own files. Gatsby’s own files are copied to
 * .cache.
 */
export function findContainingPackageFolder(file: string): string {
  if (/[\\/]\.cache[\\/](?!.*[\\/]node_modules[\\/])/.test(file)) return join(process.cwd(), 'node_modules/gatsby')
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0] ?? ''
}

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string().catch('') })

/** Reads name, version and licence of the packages in these folders, sorted by name. */
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

// Some packages have a folder of licence files.
function readLicense(folder: string): string {
  const name = readdirSync(folder).find(name => /^(licen[sc]e|copying)(\.|$)/i.test(name))
  if (!name) return ''
  const file = join(folder, name)
  return statSync(file).isDirectory() ? readLicense(file) : readFileSync(file, 'utf8').trim()
}

/** Generates /licenses.txt: one line per package, then the licence texts, as the licences require. */
export function generateLicensesText(packages: LicensedPackage[]): string {
  const rule = `\n${'-'.repeat(80)}\n`
  return [
    'What this site sends to browsers contains the following packages.\n',
    ...packages.map(({ name, version, license }) => `${name} ${version}: ${license}`),
    ...packages.flatMap(({ name, version, text }) => (text ? [`${rule}${name} ${version}\n`, text] : [])),
    '',
  ].join('\n')
}

/** Parses the packages of a /licenses.txt, without licence texts. */
export function parsePackagesFromLicensesText(licenses: string): Omit<LicensedPackage, 'text'>[] {
  const [list = ''] = licenses.split(/^-{80}$/m)
  return [...list.matchAll(/^(\S+) (\S+): (.*)$/gm)].map(([, name = '', version = '', license = '']) => ({
    name,
    version,
    license,
  }))
}

/** Licences (SPDX) that set no condition on the licence of the site’s own code. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]

/**
 * Whether a licence (SPDX) sets no condition on the licence of the site’s own code; of alternatives (OR), one suffices.
 */
export function isPermissiveLicense(license: string): boolean {
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some(one => permissive.includes(one))
}

/** Writes /licenses.txt: the packages in the bundles of this run, and Pagefind. */
export function writeLicenses(publicFolder: string): void {
  // The search engine is copied rather than bundled (output/search).
  const all = [...folders, join(process.cwd(), 'node_modules/pagefind')]
  writeFileSync(join(publicFolder, 'licenses.txt'), generateLicensesText(readLicensedPackages(all)))
}
