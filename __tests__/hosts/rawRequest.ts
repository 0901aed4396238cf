import { request, type IncomingHttpHeaders } from 'node:http'

/** A raw response: no redirect is followed and nothing is decompressed. */
export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request to a local server with the path exactly as given: `fetch` would normalize dots and slashes. */
export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    outgoing.setTimeout(30_000, () =>
      outgoing.destroy(new Error(`${method} ${path} was not answered within 30 seconds.`)),
    )
    outgoing.on('error', reject).end()
  })
}
