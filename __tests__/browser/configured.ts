import type { Page, Route } from '@playwright/test'
import { allowedFor, type PolicyProviders } from '../../src/lib/policy'

const nothing: PolicyProviders = { analyticsId: null, stockPhotos: null }

/**
 * Shows the site as if content/practice.json named outside services: the identifier in the data of every page, and in
 * its policy what a build would have allowed. `change` may alter the data of pages further.
 */
export async function configured(
  page: Page,
  providers: Partial<PolicyProviders>,
  change: (data: string) => string = data => data,
): Promise<void> {
  const all = { ...nothing, ...providers }
  await page.route('**/page-data/**/page-data.json', async route => {
    const data = await textOf(route)
    const id = JSON.stringify(all.analyticsId)
    await route.fulfill({
      contentType: 'application/json',
      body: change(data.replaceAll('"analyticsId":null', `"analyticsId":${id}`)),
    })
  })
  await page.route(
    () => true,
    async route => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, body: withPolicy(await response.text(), all) })
    },
  )
}

async function textOf(route: Route): Promise<string> {
  return (await route.fetch()).text()
}

function withPolicy(html: string, providers: PolicyProviders): string {
  return Object.entries(allowedFor(providers)).reduce(
    (page, [directive, sources]) =>
      page.replace(`${directive} &#x27;self&#x27;`, `${directive} &#x27;self&#x27; ${sources.join(' ')}`),
    html,
  )
}
