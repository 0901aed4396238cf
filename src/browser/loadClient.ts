import { Failure, kindOf } from '../lib/failures'

/**
 * Loads what sends and fetches. Where it does not come, since the site was published anew or the network is poor, a plain
 * request takes its place: what was typed still arrives.
 */
export async function loadClient(): Promise<Pick<typeof import('./client'), 'send' | 'fetchJson'>> {
  try {
    return await import(/* webpackChunkName: "client" */ './client')
  } catch {
    return {
      send: async (endpoint, form) =>
        void (await ask(endpoint, {
          method: 'POST',
          body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
        })),
      fetchJson: async path => (await ask(path)).json(),
    }
  }
}

async function ask(address: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(address, request)
  if (!answer.ok) throw new Failure(kindOf(answer.status))
  return answer
}
