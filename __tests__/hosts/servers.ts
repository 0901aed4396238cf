import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleSiteFolder, exampleDomain } from '../../src/gatsby/hosts/recipeParts'
import { freePort } from '../helpers/freePort'
import { sendRequest } from './rawRequest'

/** A server program to test. */
export interface Server {
  name: string
  /** Serves a folder on a port; `home` is an empty folder for other files of the program. */
  start: (folder: string, port: number, home: string) => ChildProcess
  /** False if the program follows symbolic links: Caddy always does, nginx does with its Brotli module. */
  refusesLinks: boolean
  /** False for the local preview, which is never used with TLS. */
  tls: boolean
}

/** The committed configuration with the test’s folder instead of the owner’s. */
const recipe = (file: string, folder: string) => readFileSync(file, 'utf8').replaceAll(exampleSiteFolder, folder)

const quiet: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'] }
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const servers: Server[] = [
  {
    name: 'npm run serve',
    start: (folder, port) =>
      spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/serve.ts', folder], {
        ...quiet,
        env: { ...process.env, PORT: String(port) },
      }),
    refusesLinks: true,
    tls: false,
  },
  {
    name: 'nginx',
    start: (folder, port, home) => {
      const site = recipe('deploy/nginx/site.conf', folder)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('listen [::]:80;', '')
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        name => `${name}_temp_path ${join(home, name)};`,
      )
      const main = [
        existsSync(brotliModule) ? `load_module ${brotliModule};` : '',
        `daemon off; pid ${join(home, 'pid')}; error_log stderr warn; worker_processes 2;`,
        'events { worker_connections 256; }',
        `http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;`,
        ...temporary,
        site,
        '}',
      ]
      writeFileSync(join(home, 'nginx.conf'), main.join('\n'))
      return spawn('nginx', ['-e', 'stderr', '-p', home, '-c', join(home, 'nginx.conf')], {
        ...quiet,
        env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
      })
    },
    refusesLinks: false,
    tls: true,
  },
  {
    name: 'Caddy',
    start: (folder, port, home) => {
      const site = recipe('deploy/caddy/Caddyfile', folder).replace(exampleDomain, `http://127.0.0.1:${port}`)
      writeFileSync(join(home, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
      return spawn('caddy', ['run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile'], {
        ...quiet,
        env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
      })
    },
    refusesLinks: false,
    tls: true,
  },
]

/** Starts a server on a free port and waits until it answers. */
export async function startServer(
  server: Server,
  folder: string,
  root: string,
): Promise<{ port: number; alive: () => boolean; stop: () => Promise<void> }> {
  const home = join(root, server.name.replaceAll(' ', '-'))
  mkdirSync(home, { recursive: true })
  const port = await freePort()
  const child = server.start(folder, port, home)
  let output = ''
  child.stdout?.on('data', text => (output += text))
  child.stderr?.on('data', text => (output += text))
  child.once('error', ({ message }) => (output += message))
  const alive = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined
  for (const until = Date.now() + 60_000; ; await new Promise(resolve => setTimeout(resolve, 100))) {
    if (!alive()) throw new Error(`${server.name} did not start:\n${output}`)
    if (Date.now() > until) throw new Error(`${server.name} did not answer within a minute:\n${output}`)
    if (
      await sendRequest(port, '/').then(
        () => true,
        () => false,
      )
    )
      break
  }
  const stop = async () => {
    if (!alive()) return
    const ended = new Promise(resolve => child.once('close', resolve))
    child.kill()
    await ended
  }
  return { port, alive, stop }
}
