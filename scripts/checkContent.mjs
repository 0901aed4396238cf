// npm run check:content. Its TypeScript and its packages are some 700 modules: read one by one they take longer than the
// check. They are joined into one program, which is made anew when any of them has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { URL, fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/content')
const version = versionOf()
const program = join(cache, `check-${version}.cjs`)

if (!existsSync(program)) await make()
await import(pathToFileURL(program).href)

/** A digest of everything that the program is made of: the code of the site, and the packages that are installed. */
function versionOf() {
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
  // Whoever else runs the check now finds a whole program, or none.
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
