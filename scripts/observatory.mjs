// Uses the scoring of Mozilla’s HTTP Observatory without its network requests. The package depends on a web server, a
// database and some 300 packages; scoring needs only three, which are installed anyway.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const version = '1.4.8'
const digest = '0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw=='
const folder = 'node_modules/.cache/observatory'

/** Path of the bundled program: it exports `scan`, which calls the given `retrieve` for responses. */
export const program = join(folder, `scan-${version}.cjs`)

/** Downloads the package and bundles its scoring, once. */
export async function ensureObservatory() {
  if (existsSync(program)) return
  console.log(`Fetching @mdn/mdn-http-observatory ${version} from npm …`)
  mkdirSync(folder, { recursive: true })
  execFileSync(
    'npm',
    ['pack', `@mdn/mdn-http-observatory@${version}`, '--silent', '--ignore-scripts', '--pack-destination', folder],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const archive = join(folder, `mdn-mdn-http-observatory-${version}.tgz`)
  if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== digest)
    throw new Error(`${archive} does not have the expected SHA-512 hash.`)
  execFileSync('tar', ['xzf', archive, '-C', folder])
  const { build } = await import('esbuild')
  // Written to a temporary file and renamed, so that concurrent runs never see a partial bundle.
  const aside = join(folder, `${process.pid}.cjs`)
  await build({
    entryPoints: [join(folder, 'package/src/scanner/index.js')],
    outfile: aside,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    external: ['jsdom', 'tldts', 'tough-cookie'],
    plugins: [{ name: 'stand-ins', setup: replaceModules }],
  })
  renameSync(aside, program)
  rmSync(join(folder, 'package'), { recursive: true })
  rmSync(archive)
}

// The HSTS preload list is downloaded at install: the stub reports no host as preloaded.
const standIns = {
  retriever: 'export const retrieve = requests => requests',
  session: 'export class Session {}',
  hsts: 'export const isHstsPreloaded = () => null',
}

function replaceModules({ onLoad }) {
  onLoad({ filter: /[\\/](retriever|session|hsts)\.js$/ }, ({ path }) => {
    const [, name] = /(\w+)\.js$/.exec(path)
    return { contents: standIns[name] }
  })
}
