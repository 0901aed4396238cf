import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { cacheControlValues, compressibleTypesByExtension, immutablePathPattern } from '../../../src/config/hosting'
import { getBrotliOptions } from '../../../src/gatsby/output/precompress'
import { buildHtmlFilePath } from '../../../src/shared/paths'

/** Path prefix of the same pages without scripts. */
export const plain = '/__plain'

const types: Record<string, string> = {
  ...compressibleTypesByExtension,
  woff2: 'font/woff2',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** Serves the built site compressed, as a host does, and copies of its pages without scripts. */
export async function serveForBench(folder: string): Promise<{ origin: string; close: () => void }> {
  const answers = new Map<string, { body: Buffer; headers: Record<string, string> }>()
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/\?.*$/, ''))
    try {
      const answer = answers.get(path) ?? createAnswer(folder, path)
      answers.set(path, answer)
      response.writeHead(200, answer.headers).end(answer.body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => void server.close() }
}

function createAnswer(folder: string, path: string) {
  const own = path.startsWith(plain) ? path.slice(plain.length) || '/' : path
  const file = extname(own) ? own : buildHtmlFilePath(own)
  const type = types[extname(file).slice(1)] ?? 'application/octet-stream'
  const cached = cacheControlValues[immutablePathPattern.test(own) ? 'immutable' : 'revalidate']
  const headers = { 'Content-Type': type, 'Cache-Control': cached }
  const [whole, packed] = [join(folder, file), join(folder, `${file}.br`)]
  if (own !== path) {
    const html = Buffer.from(withoutScripts(readFileSync(whole, 'utf8')))
    const body = brotliCompressSync(html, getBrotliOptions(file, html))
    return { body, headers: { ...headers, 'Content-Encoding': 'br' } }
  }
  return existsSync(packed)
    ? { body: readFileSync(packed), headers: { ...headers, 'Content-Encoding': 'br' } }
    : { body: readFileSync(whole), headers }
}

// Structured data stays, as it is not executed.
function withoutScripts(html: string): string {
  return html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
}
