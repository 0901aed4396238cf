import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Language } from '../../src/config/languages'

/** How an endpoint answers: a status, no answer, a dropped connection, or 429 with Retry-After of one second. */
export type Answer = number | 'hang' | 'cut' | 'busy'

/** How a frame behaves: loads, loads and posts a message, waits for `release`, answers 500, or refuses to be framed. */
export type FrameAnswer = 'comes' | 'speaks' | 'hangs' | 'fails' | 'refuses'

/** A local mock of a provider: a form in a frame, and an endpoint with configurable answers. */
export interface StandIn {
  origin: string
  /** URLs of its form. */
  form: Record<Language, string>
  /** URLs of the form’s script. */
  script: Record<Language, string>
  /** GET requests so far. */
  requests: URL[]
  /** Answers the pending requests of a frame that hangs. */
  release: () => void
  /** Answers of the endpoint in order; the last one repeats. */
  answers: Answer[]
  /** Messages that the endpoint received. */
  received: URLSearchParams[]
  close: () => void
}

/** Starts the mock provider. */
export async function standIn(frame: FrameAnswer = 'comes'): Promise<StandIn> {
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  const service: StandIn = {
    origin: '',
    form: { en: '', fr: '' },
    script: { en: '', fr: '' },
    requests: [],
    release,
    answers: [200],
    received: [],
    close: () => undefined,
  }
  const server = createServer((request, response) => {
    if (request.method === 'POST') return void receive(request, response, service)
    const address = new URL(request.url ?? '/', service.origin)
    service.requests.push(address)
    if (address.pathname.endsWith('.js')) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' })
      return void response.end('window.embedded = true')
    }
    const come = () => {
      response.writeHead(frame === 'fails' ? 500 : 200, {
        'Content-Type': 'text/html; charset=utf-8',
        ...(frame === 'refuses' && { 'X-Frame-Options': 'DENY' }),
      })
      const speech = frame === 'speaks' ? `<script>parent.postMessage('ready', '*')</script>` : ''
      response.end(`<!doctype html><html lang="en"><title>Provider</title><p>The provider’s form</p>${speech}</html>`)
    }
    if (frame === 'hangs') void released.then(come)
    else come()
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  service.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  service.form = { en: `${service.origin}/en`, fr: `${service.origin}/fr` }
  service.script = { en: `${service.origin}/en.js`, fr: `${service.origin}/fr.js` }
  service.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return service
}

async function receive(request: IncomingMessage, response: ServerResponse, service: StandIn): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  service.received.push(new URLSearchParams(Buffer.concat(chunks).toString()))
  const answer = service.answers.length > 1 ? service.answers.shift() : service.answers[0]
  if (answer === 'hang') return
  if (answer === 'cut') return void request.socket.destroy()
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' }
  if (answer === 'busy') return void response.writeHead(429, { ...headers, 'Retry-After': '1' }).end()
  response.writeHead(answer ?? 200, headers).end()
}
