import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { movesOf } from './hostFiles'
import { headers, immutableFiles, notFoundRules } from '../config/hosting'

/** Serves a built site as its host does: clean addresses, the redirects of its `_redirects`, the not-found page of the language with status 404, the headers. */
export function serveSite(folder: string, port: number): Promise<Server> {
  const files = sirv(folder, {
    extensions: ['html'],
    setHeaders: (response, pathname) => setHeaders(response, pathname),
  })
  const rules = join(folder, '_redirects')
  const moves = movesOf(existsSync(rules) ? readFileSync(rules, 'utf8') : '')
  const server = createServer((request, response) => {
    if (!redirected(request, response, moves)) files(request, response, () => notFound(folder, request, response))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

function setHeaders(response: ServerResponse, pathname: string): void {
  Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value))
  response.setHeader(
    'Cache-Control',
    immutableFiles.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  )
}

// One address a page: a slash at the end leads to the address without, an old address to the new one. A query is kept.
function redirected(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  moves: ReadonlyMap<string, string>,
): boolean {
  const [, path = '', slash, query = ''] = /^\/*(\/[^?]*?)(\/*)(\?.*)?$/.exec(url) ?? []
  const moved = moves.get(path)
  if (!moved && (!slash || path === '/')) return false
  response.writeHead(301, { Location: moved ? withQuery(moved, query) : `${path}${query}` }).end()
  return true
}

// A query stands before the place on the page.
function withQuery(address: string, query: string): string {
  const [path = '', place] = address.split('#')
  const whole = path.includes('?') ? path + query.replace('?', '&') : path + query
  return place === undefined ? whole : `${whole}#${place}`
}

function notFound(folder: string, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  const rule = notFoundRules.find(({ under }) => `${url}/`.startsWith(under))
  setHeaders(response, '/404.html')
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
  response.end(readFileSync(join(folder, rule?.file ?? '/404.html')))
}
