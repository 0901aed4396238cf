// Installs what a new machine lacks. Plain Node without packages, as it runs before npm ci.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
// The headless shell comes first: without windows to draw, the same tests use half the CPU.
const chromiumPaths = JSON.parse(readFileSync('scripts/chromiumPaths.json', 'utf8'))

/** Runs a command with its output shown; on failure exits with the command’s status. */
export function run(command, args, env = {}) {
  try {
    execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env } })
  } catch (error) {
    console.error(`\n${[command, ...args].join(' ')} failed${error.status ? '' : `: ${error.message}`}.`)
    process.exit(error.status || 1)
  }
}

/** Installs the lockfile’s packages if they are missing or older than it. */
export function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old for this site; it needs 20.19 or later (nodejs.org).`)
    process.exit(1)
  }
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('Installing the packages of package-lock.json …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** Path of a Chromium: CHROMIUM_PATH, a system installation, or else the distribution’s package, which it installs. */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) {
    console.error(
      `CHROMIUM_PATH names ${named}, which does not exist; expected the path of a Chromium or Chrome program.`,
    )
    process.exit(1)
  }
  const found = named ?? chromiumPaths.find(path => existsSync(path))
  if (found) return found
  install('chromium-headless-shell')
  return chromiumPaths[0]
}

/** Makes sure that Java is installed, for the Nu HTML Checker. */
export function ensureJava() {
  if (spawnSync('java', ['-version']).status !== 0) install('default-jre-headless')
}

/** Makes sure that the servers to test on are installed: nginx with its Brotli module, and Caddy. */
export function ensureServers() {
  installMissing([
    ['/usr/sbin/nginx', 'nginx-light'],
    ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', 'libnginx-mod-http-brotli-static'],
    ['/usr/bin/caddy', 'caddy'],
  ])
}

/** Makes sure that the other browsers are installed: Firefox, and WebKit with its driver and a virtual display. */
export function ensureEngines() {
  installMissing([
    ['/usr/bin/firefox-esr', 'firefox-esr'],
    ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
    ['/usr/bin/Xvfb', 'xvfb'],
  ])
}

/** Installs the packages whose file, given first in each pair, does not exist. */
function installMissing(packages) {
  const missing = packages.flatMap(([path, name]) => (existsSync(path) ? [] : [name]))
  if (missing.length) install(...missing)
}

function install(...names) {
  console.log(`Installing ${names.join(', ')} from the distribution’s packages …`)
  const [command, ...first] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get']
  // RUNLEVEL=1 (single-user mode) keeps apt from starting the installed servers as services.
  const apt = (...args) => run(command, [...first, ...args], { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...names)
}
