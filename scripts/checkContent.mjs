// npm run check:content. The TypeScript sources and packages are some 700 modules, and loading them one by one would
// take longer than the check itself: they are bundled with esbuild, again whenever one of them changes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { URL, fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/content')
const version = computeVersion()
const program = join(cache, `check-${version}.cjs`)

if (!existsSync(program)) await make()
await import(pathToFileURL(program).href)

/** A hash of everything that is bundled: the site’s code, and the installed packages. */
function computeVersion() {
  const digest = createHash('sha256').update(process.version)
  const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(?:ts|mjs)$/.test(file))
    .sort()
  const files = [...code.map(file => join('src', file)), 'scripts/checkContent.ts', 'scripts/checkContent.mjs']
  for (const file of [...files, 'node_modules/.package-lock.json']) {
    const path = join(root, file)
    digest.update(file).update(existsSync(path) ? readFileSync(path) : '')
  }
  return digest.digest('hex').slice(0, 24)
}

async function make() {
  const { build } = await import('esbuild')
  mkdirSync(cache, { recursive: true })
  // Written to a temporary file and renamed, so that concurrent runs never see a partial bundle.
  const aside = join(cache, `${process.pid}.cjs`)
  await build({
    absWorkingDir: root,
    entryPoints: ['scripts/checkContent.ts'],
    outfile: aside,
    bundle: true,
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  })
  for (const old of readdirSync(cache)) if (/^check-.*\.cjs$/.test(old)) rmSync(join(cache, old), { force: true })
  renameSync(aside, program)
}
