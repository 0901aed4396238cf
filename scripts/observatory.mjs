// Mozilla’s HTTP Observatory, as its package publishes it, without what it would fetch by itself: the package brings a web
// server, a database and some 300 packages for them, of which its scoring needs three that are here anyway.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const version = '1.4.8'
const digest = '0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw=='
const folder = 'node_modules/.cache/observatory'

/** Where the program stands: it exports `scan`, which asks the `retrieve` that it is given for answers. */
export const program = join(folder, `scan-${version}.cjs`)

/** Fetches the package and joins its scoring into one program, once. */
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
    throw new Error(`${archive} is not the package that it should be.`)
  execFileSync('tar', ['xzf', archive, '-C', folder])
  const { build } = await import('esbuild')
  // Whoever else looks for the program finds it whole, or not at all.
  const aside = join(folder, `${process.pid}.cjs`)
  await build({
    entryPoints: [join(folder, 'package/src/scanner/index.js')],
    outfile: aside,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    external: ['jsdom', 'tldts', 'tough-cookie'],
    plugins: [{ name: 'stand-ins', setup: standIn }],
  })
  renameSync(aside, program)
  rmSync(join(folder, 'package'), { recursive: true })
  rmSync(archive)
}

// The list of hosts that browsers reach by TLS alone is fetched when the package is installed: no host is on it here.
const standIns = {
  retriever: 'export const retrieve = requests => requests',
  session: 'export class Session {}',
  hsts: 'export const isHstsPreloaded = () => null',
}

function standIn({ onLoad }) {
  onLoad({ filter: /[\\/](retriever|session|hsts)\.js$/ }, ({ path }) => {
    const [, name] = /(\w+)\.js$/.exec(path)
    return { contents: standIns[name] }
  })
}
