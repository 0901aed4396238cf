import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** What an endpoint does with a message: a status, nothing ever, or a connection that is cut. */
export type Answer = number | 'hang' | 'cut'

/** An outside service on this machine: a form in a frame, and an endpoint that answers as a test tells it. */
export interface StandIn {
  origin: string
  /** What the endpoint answers, one a message; the last holds from then on. */
  answers: Answer[]
  /** What reached the endpoint. */
  received: URLSearchParams[]
  close: () => void
}

/** Starts an outside service; `frame` says how soon its form comes. */
export async function standIn(frame: 'soon' | 'never' = 'soon'): Promise<StandIn> {
  const service: StandIn = { origin: '', answers: [200], received: [], close: () => undefined }
  const server = createServer((request, response) => {
    if (request.method === 'POST') return void receive(request, response, service)
    if (frame === 'never') return
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><html lang="en"><title>Provider</title><p>The provider’s form</p></html>')
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  service.origin = `http://localhost:${(server.address() as AddressInfo).port}`
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

/** Addresses of providers, as practice.json may name them. */
interface Providers {
  frame?: string
  endpoint?: string
  newsletterEndpoint?: string
}

/**
 * Serves the pages as if practice.json named these providers: in their data, their forms and their policy. The site is
 * built once, without any; what a page does with them is decided by its data.
 */
export async function withProviders(page: Page, { frame, endpoint, newsletterEndpoint }: Providers): Promise<void> {
  const origins = [frame, endpoint, newsletterEndpoint].flatMap(address => (address ? [new URL(address).origin] : []))
  const allowed = [...new Set(origins)].join(' ')
  await page.route('**/page-data.json', async route => {
    const answer = await route.fetch()
    const data = (await answer.text())
      .replaceAll('"frame":null', `"frame":${JSON.stringify(frame ?? null)}`)
      .replaceAll('"endpoint":null', `"endpoint":${JSON.stringify(endpoint ?? null)}`)
      .replaceAll('"newsletterEndpoint":null', `"newsletterEndpoint":${JSON.stringify(newsletterEndpoint ?? null)}`)
    await route.fulfill({ response: answer, body: data })
  })
  await page.route(/\/(contact|blog)(\?.*)?$/, async route => {
    const answer = await route.fetch()
    let html = (await answer.text()).replace(/(connect-src|frame-src|form-action) /g, `$1 ${allowed} `)
    if (frame) html = html.replace('<div data-state="own"', '<div data-state="waiting"')
    const target = endpoint ?? newsletterEndpoint
    if (target)
      html = html.replace(
        /<form action="mailto:[^"]*" method="post" encType="text\/plain"/gi,
        `<form action="${target}" method="post"`,
      )
    await route.fulfill({ response: answer, body: html })
  })
}
