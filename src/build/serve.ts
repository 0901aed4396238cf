import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headers, immutableFiles, notFoundRules } from '../config/hosting'

/** Serves a built site as its host does: clean addresses, the not-found page of the language with status 404, the headers. */
export function serveSite(folder: string, port: number): Promise<Server> {
  const files = sirv(folder, {
    extensions: ['html'],
    setHeaders: (response, pathname) => setHeaders(response, pathname),
  })
  const server = createServer((request, response) => {
    if (!redirected(request, response)) files(request, response, () => notFound(folder, request, response))
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

// One address a page: a slash at the end leads to the address without.
function redirected({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  const [, path, query = ''] = /^\/*(\/[^?]+?)\/+(\?.*)?$/.exec(url) ?? []
  if (!path) return false
  response.writeHead(301, { Location: `${path}${query}` }).end()
  return true
}

function notFound(folder: string, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  const rule = notFoundRules.find(({ under }) => `${url}/`.startsWith(under))
  setHeaders(response, '/404.html')
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
  response.end(readFileSync(join(folder, rule?.file ?? '/404.html')))
}
