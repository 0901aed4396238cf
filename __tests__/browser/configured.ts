import type { Page } from '@playwright/test'
import { allowedFor, type PolicyProviders } from '../../src/lib/policy'
import { content } from './content'

const built = content.practice.providers
// Photos are part of the content: their host stays.
const none: PolicyProviders = {
  contactForm: null,
  contactEndpoint: null,
  newsletterEndpoint: null,
  analyticsId: null,
  stockPhotos: built.stockPhotos,
}

/**
 * Shows the site as if content/practice.json named these outside services and no others: in the data of its pages, in
 * their forms, and in their policy. The site is built once; what a page does with them is decided by its data.
 * `change` may alter the data of pages further.
 */
export async function configured(
  page: Page,
  providers: Partial<PolicyProviders>,
  change: (data: string) => string = data => data,
): Promise<void> {
  const all = { ...none, ...providers }
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
      (text, [field, value]) =>
        text.replace(new RegExp(`"${field}":(?:null|"[^"]*")`, 'g'), () => `"${field}":${JSON.stringify(value)}`),
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
      const html = withForms(withPolicy(await response.text(), all), all).replace(' data-starts=""', '')
      await route.fulfill({
        response,
        body: all.analyticsId ? html.replace('</body>', '<i hidden data-starts></i></body>') : html,
      })
    },
  )
}

function withPolicy(html: string, providers: PolicyProviders): string {
  const before = allowedFor(built)
  return Object.entries(allowedFor(providers)).reduce(
    (page, [directive, sources]) =>
      // Up to the next directive; in HTML a quotation mark has a semicolon, too.
      page.replace(new RegExp(`${directive} &#x27;self&#x27;.*?(?=; [a-z]+-|")`), found => {
        const own = found.split(' ').filter(source => !before[directive as keyof typeof before].includes(source))
        return [...own, ...sources].join(' ')
      }),
    html,
  )
}

function withForms(html: string, { contactForm, contactEndpoint, newsletterEndpoint }: PolicyProviders): string {
  const shown = html.replace(
    /<div data-state="(?:own|waiting)"/,
    `<div data-state="${contactForm ? 'waiting' : 'own'}"`,
  )
  const target = contactEndpoint ?? newsletterEndpoint
  const composed = `mailto:${content.practice.email}`
  return shown.replace(/<form action="[^"]*" method="post"(?: encType="text\/plain")?/gi, () =>
    target ? `<form action="${target}" method="post"` : `<form action="${composed}" method="post" encType="text/plain"`,
  )
}
