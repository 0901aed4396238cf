import type { Page } from '@playwright/test'
import {
  buildCspMetaContent,
  listOriginsAllowedOnSomePagesOnly,
  type CspProviders,
} from '../../src/site/app/contentSecurityPolicy'
import { deferredLoaderFetchScriptId } from '../../src/shared/deferredLoader'
import type { Language } from '../../src/config/languages'
import { builtFile } from '../helpers/siteFiles'
import { content } from './content'

const built = content.practice.providers
// Photos are part of the content, so the stock host stays.
const none: CspProviders = {
  contactForm: null,
  contactEndpoint: null,
  newsletterEndpoint: null,
  analyticsId: null,
  stockPhotos: built.stockPhotos,
}

/**
 * Serves the site as if content/practice.json had only these providers, by rewriting page data, forms and the policy:
 * the site is built once, and the page data decides which providers a page uses. `change` can modify the page data
 * further.
 */
export async function configured(
  page: Page,
  providers: Partial<CspProviders>,
  change: (data: string) => string = data => data,
): Promise<void> {
  const all = { ...none, ...providers }
  const dataOf = (data: string, path: string) => change(withServices(data, all, /^\/fr(\/|$)/.test(path) ? 'fr' : 'en'))
  await page.route(/\/page-data\.json(\?|$)/, async route => {
    const answer = await route.fetch()
    const path = new URL(answer.url()).pathname.replace(/^\/page-data/, '')
    await route.fulfill({ response: answer, body: dataOf(await answer.text(), path) })
  })
  await page.route(
    () => true,
    async route => {
      if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET') return route.fallback()
      if (route.request().frame().parentFrame()) return route.fallback()
      const response = await route.fetch()
      const built = await response.text()
      const path = / data-path="([^"]*)"/.exec(built)?.[1] ?? '/'
      const data = builtFile(`page-data${path === '/' ? '/index' : path}/page-data.json`)
      const html = withForms(withPolicy(built, all, dataOf(data, path)), all).replace(' data-starts=""', '')
      await route.fulfill({
        response,
        body: all.analyticsId ? html.replace('</body>', '<i hidden data-starts></i></body>') : html,
      })
    },
  )
}

function withServices(data: string, providers: CspProviders, language: Language): string {
  const named = {
    analyticsId: providers.analyticsId,
    frame: providers.contactForm?.[language] ?? null,
    frameScript: providers.contactForm?.script?.[language] ?? null,
    endpoint: providers.contactEndpoint,
    newsletterEndpoint: providers.newsletterEndpoint,
  }
  return Object.entries(named).reduce(
    (text, [field, value]) =>
      text.replace(new RegExp(`"${field}":(?:null|"[^"]*")`, 'g'), () => `"${field}":${JSON.stringify(value)}`),
    data,
  )
}

function withPolicy(html: string, providers: CspProviders, data: string): string {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)/.exec(html) ?? []
  const hashes = policy.replaceAll('&#x27;', "'").match(/(?<=script-src [^;]*)sha256-[\w+/=]+/g) ?? []
  return html
    .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start: string) =>
      start.concat(buildCspMetaContent(providers, data, hashes)),
    )
    .replace(/ data-services="[^"]*"/, '')
    .replace(
      `<script id="${deferredLoaderFetchScriptId}"`,
      tag => `${tag} data-services="${listOriginsAllowedOnSomePagesOnly(providers).join(' ')}"`,
    )
}

function withForms(html: string, { contactForm, contactEndpoint, newsletterEndpoint }: CspProviders): string {
  const shown = html.replace(
    /<div(?: data-state="waiting")?( class="[^"]*"><div data-own)/,
    `<div${contactForm ? ' data-state="waiting"' : ''}$1`,
  )
  const target = contactEndpoint ?? newsletterEndpoint
  const composed = `mailto:${content.practice.email}`
  return shown.replace(/<form action="[^"]*" method="post"(?: encType="text\/plain")?/gi, () =>
    target ? `<form action="${target}" method="post"` : `<form action="${composed}" method="post" encType="text/plain"`,
  )
}
