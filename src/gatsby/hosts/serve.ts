import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import send from 'send'
import {
  cacheControlValues,
  securityHeaders,
  immutablePathPattern,
  allowedHttpMethods,
  markdownNoindexHeaders,
  findNotFoundFile,
  unservedPathPattern,
  compressibleTypesByExtension,
  trailingSlashOrHtmlPattern,
} from '../../config/hosting'
import { parsePermanentRedirects } from './redirects'

/** The parts of a request URL that determine the response. */
interface Asked {
  /** The path as sent, and decoded with duplicate slashes collapsed. */
  sent: string
  path: string
  query: string
}

/** Serves a built site the way its host should (config/hosting). */
export function serveSite(folder: string, port: number): Promise<Server> {
  const root = realpathSync(folder)
  const rules = join(root, '_redirects')
  const moves = parsePermanentRedirects(existsSync(rules) ? readFileSync(rules, 'utf8') : '')
  const server = createServer((request, response) => answer(root, moves, request, response))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

function answer(root: string, moves: ReadonlyMap<string, string>, request: IncomingMessage, response: ServerResponse) {
  Object.entries(securityHeaders).forEach(([name, value]) => response.setHeader(name, overHttp(value)))
  response.setHeader('Cache-Control', cacheControlValues.revalidate)
  if (!allowedHttpMethods.includes(request.method ?? '')) {
    response.writeHead(405, { Allow: allowedHttpMethods.join(', ') }).end()
    return
  }
  const asked = read(request)
  if (!asked) {
    response.writeHead(400).end()
    return
  }
  const location = findRedirectTarget(asked, moves)
  const file = findPublicFile(root, asked.path)
  if (location) response.writeHead(301, { Location: location }).end()
  else if (file) sendFile(root, file, request, response)
  else sendNotFound(root, asked.path, request, response)
}

// This server has no TLS; with the directive Safari would request every file over HTTPS, even on localhost.
const overHttp = (header: string) => header.replace('; upgrade-insecure-requests', '')

function read({ url = '/' }: IncomingMessage): Asked | undefined {
  // A proxy may send an absolute URL.
  const [, sent = '/', query = ''] = /^(?:https?:\/\/[^/?]*)?(\/[^?]*)?(\?.*)?$/.exec(url) ?? []
  try {
    return { sent, path: decodeURIComponent(sent).replace(/\/{2,}/g, '/'), query }
  } catch {
    return undefined
  }
}

// Redirect target: old paths go to their new path, non-canonical forms to the canonical one. The query is kept.
function findRedirectTarget({ sent, path, query }: Asked, moves: ReadonlyMap<string, string>): string | undefined {
  const moved = moves.get(path.replace(/\/$/, ''))
  if (moved) return appendQuery(moved, query)
  if (path === '/index.html') return `/${query}`
  const [, clean] = (path !== '/' && !unservedPathPattern.test(path) && trailingSlashOrHtmlPattern.exec(sent)) || []
  return clean && `${clean}${query}`
}

// The query goes before the hash.
function appendQuery(target: string, query: string): string {
  const [path = '', hash] = target.split('#')
  const whole = path.includes('?') ? path + query.replace('?', '&') : path + query
  return hash === undefined ? whole : `${whole}#${hash}`
}

/** The file to serve for a path, relative to the root; undefined outside of the root (path traversal, symlinks). */
function findPublicFile(root: string, path: string): string | undefined {
  if (unservedPathPattern.test(path) || path.includes('\0')) return undefined
  return (path === '/' ? ['/index.html'] : [path, `${path}.html`]).find(file => isFileInside(root, file))
}

function isFileInside(root: string, file: string): boolean {
  const whole = join(root, file)
  if (!whole.startsWith(root + sep) || !existsSync(whole)) return false
  return realpathSync(whole) === whole && statSync(whole).isFile()
}

/** The precompressed file if the browser accepts its encoding, else the original. */
function encoded(root: string, file: string, { headers }: IncomingMessage): { file: string; encoding?: string } {
  const accepted = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter(part => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map(part => part.trim().replace(/\s*;.*/, ''))
  const original = statSync(join(root, file)).mtimeMs
  const found = [
    { encoding: 'br', file: `${file}.br` },
    { encoding: 'gzip', file: `${file}.gz` },
  ].find(
    ({ encoding, file }) =>
      accepted.includes(encoding) &&
      isFileInside(root, file) &&
      // Only if compressed from this version of the file, not from an older one.
      Math.abs(statSync(join(root, file)).mtimeMs - original) < 2,
  )
  return found ?? { file }
}

/** Sets the response headers of a file and returns the path of the file to send, which may be the compressed one. */
function describe(root: string, file: string, request: IncomingMessage, response: ServerResponse): string {
  const { encoding, file: sent } = encoded(root, file, request)
  const type = compressibleTypesByExtension[extname(file).slice(1)]
  if (type) response.setHeader('Content-Type', type).setHeader('Vary', 'Accept-Encoding')
  if (file.endsWith('.md'))
    Object.entries(markdownNoindexHeaders).forEach(([name, value]) => response.setHeader(name, value))
  if (encoding) response.setHeader('Content-Encoding', encoding)
  return sent
}

function sendFile(root: string, file: string, request: IncomingMessage, response: ServerResponse): void {
  if (immutablePathPattern.test(file)) response.setHeader('Cache-Control', cacheControlValues.immutable)
  const sent = describe(root, file, request, response)
  // A suffix range longer than the file means the whole file (RFC 9110); range-parser rejects it as unsatisfiable.
  const [, last] = /^bytes=-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (Number(last) > statSync(join(root, sent)).size) delete request.headers.range
  send(request, encodeURI(sent).replace(/[?#]/g, encodeURIComponent), {
    root,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
  })
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      ;['Content-Type', 'Content-Encoding'].forEach(name => response.removeHeader(name))
      response.setHeader('Cache-Control', cacheControlValues.revalidate)
      response.writeHead(error.status ?? 500, error.headers).end()
    })
    .pipe(response)
}

function sendNotFound(root: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const file = findNotFoundFile(path)
  const page = existsSync(join(root, file)) ? readFileSync(join(root, describe(root, file, request, response))) : ''
  response.writeHead(404, { 'Content-Length': page.length }).end(request.method === 'HEAD' ? undefined : page)
}
