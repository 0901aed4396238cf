import { request, type IncomingHttpHeaders } from 'node:http'

/** An answer as it came: nothing is followed, decompressed or put right. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks a server of this machine; the path is sent as it is, dots and all. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.setTimeout(30_000, () => asked.destroy(new Error(`${method} ${path} was not answered within 30 seconds.`)))
    asked.on('error', reject).end()
  })
}
