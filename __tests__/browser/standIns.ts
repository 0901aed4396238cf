import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Language } from '../../src/config/languages'

/** What an endpoint does with a message: a status, nothing ever, or a connection that is cut. */
export type Answer = number | 'hang' | 'cut'

/** An outside service on this machine: a form in a frame, and an endpoint that answers as a test tells it. */
export interface StandIn {
  origin: string
  /** The addresses of its form. */
  form: Record<Language, string>
  /** What the endpoint answers, one a message; the last holds from then on. */
  answers: Answer[]
  /** What reached the endpoint. */
  received: URLSearchParams[]
  close: () => void
}

/** Starts an outside service; `frame` says how soon its form comes. */
export async function standIn(frame: 'soon' | 'never' = 'soon'): Promise<StandIn> {
  const service: StandIn = {
    origin: '',
    form: { en: '', fr: '' },
    answers: [200],
    received: [],
    close: () => undefined,
  }
  const server = createServer((request, response) => {
    if (request.method === 'POST') return void receive(request, response, service)
    if (frame === 'never') return
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><html lang="en"><title>Provider</title><p>The provider’s form</p></html>')
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  service.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  service.form = { en: `${service.origin}/en`, fr: `${service.origin}/fr` }
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
  response.writeHead(answer ?? 200, { 'Access-Control-Allow-Origin': '*' }).end()
}
