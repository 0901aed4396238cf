import type { Page } from '@playwright/test'
import { allowedFor, type PolicyProviders } from '../../src/lib/policy'
import { content } from './support'

/** The directives of a policy, as HTML writes the quotes. */
const ofThisSite = (directive: string) => `${directive} &#x27;self&#x27;`

/**
 * Shows the site as if content/practice.json named these outside services: in the data of its pages, in their forms,
 * and in their policy. The site is built once, without any; what a page does with them is decided by its data.
 * `change` may alter the data of pages further.
 */
export async function configured(
  page: Page,
  providers: Partial<PolicyProviders>,
  change: (data: string) => string = data => data,
): Promise<void> {
  const all = { ...content.practice.providers, ...providers }
  await page.route(/\/page-data\.json(\?|$)/, async route => {
    const answer = await route.fetch()
    const language = /page-data\/fr(\/|$)/.test(new URL(answer.url()).pathname) ? 'fr' : 'en'
    const named = {
      analyticsId: all.analyticsId,
      frame: all.contactForm?.[language] ?? null,
      endpoint: all.contactEndpoint,
      newsletterEndpoint: all.newsletterEndpoint,
    }
    const data = Object.entries(named).reduce(
      (text, [field, value]) => text.replaceAll(`"${field}":null`, `"${field}":${JSON.stringify(value)}`),
      await answer.text(),
    )
    await route.fulfill({ response: answer, body: change(data) })
  })
  await page.route(
    () => true,
    async route => {
      if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET') return route.fallback()
      if (route.request().frame().parentFrame()) return route.fallback()
      const response = await route.fetch()
      const html = withForms(withPolicy(await response.text(), all), all)
      await route.fulfill({
        response,
        body: all.analyticsId ? html.replace('</body>', '<i hidden data-starts></i></body>') : html,
      })
    },
  )
}

function withPolicy(html: string, providers: PolicyProviders): string {
  return Object.entries(allowedFor(providers)).reduce(
    (page, [directive, sources]) => page.replace(ofThisSite(directive), [ofThisSite(directive), ...sources].join(' ')),
    html,
  )
}

function withForms(html: string, { contactForm, contactEndpoint, newsletterEndpoint }: PolicyProviders): string {
  const waiting = contactForm ? html.replace('<div data-state="own"', '<div data-state="waiting"') : html
  const target = contactEndpoint ?? newsletterEndpoint
  const composed = /<form action="mailto:[^"]*" method="post" encType="text\/plain"/gi
  return target ? waiting.replace(composed, `<form action="${target}" method="post"`) : waiting
}
