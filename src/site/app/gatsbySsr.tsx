import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby'
import { createHash } from 'node:crypto'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { siteStylesheetLinkId } from '../../config/styles'
import { browserColorByTheme } from '../styles/tokens'
import { preloadedFontUrls } from '../styles/fonts'
import { buildCspMetaContent, listOriginsAllowedOnSomePagesOnly, type CspProviders } from './contentSecurityPolicy'
import { deferredLoaderFetchScriptId, deferredLoaderFetchScript } from '../../shared/deferredLoader'
import { getProperty } from '../../shared/properties'
import { themeScript } from '../../shared/theme'
import { renderHeroPreloadFromHtml } from './heroPreload'
import { renderStoredCrawlerHead } from './crawlerHead'
import { saveStyleRules, readPreviousBuildStylesheetPath } from './stylesBuildCache'
import { renderWithStyles } from './renderWithStyles'

type Tag = ReactElement<{
  rel?: string
  as?: string
  id?: string
  sliceId?: string
  dangerouslySetInnerHTML?: { __html: string }
}>

/**
 * Renders a page with renderToString and collects its styles, which the end of the build writes to style sheets.
 * Gatsby’s own streaming renderer hits a React 18 bug: NUL characters where a multi-byte character crosses a chunk
 * boundary (github.com/facebook/react/issues/31134).
 */
export function replaceRenderer({ bodyComponent, replaceBodyHTMLString, setHeadComponents }: ReplaceRendererArgs) {
  const { html, rules } = renderWithStyles(bodyComponent)
  saveStyleRules(rules)
  setHeadComponents([
    <link key="styles" id={siteStylesheetLinkId} rel="stylesheet" href={readPreviousBuildStylesheetPath()} />,
    ...renderHeroPreloadFromHtml(html),
  ])
  replaceBodyHTMLString(html.replace(styleOfGatsby, '$1'))
}

// The CSP forbids style attributes: these rules are in site/styles/global.
const styleOfGatsby = /(<div(?=[^>]* id="gatsby-(?:focus-wrapper|announcer)")[^>]*?) style="[^"]*"/g

const hashScript = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

interface PageChunksAndData {
  /** Chunks that the page needs besides those of all pages: its template’s, and its language’s translations. */
  chunks: string
  /** The page data as text. */
  data: string
}

// From onRenderBody to injectLoaderAndCsp, which Gatsby calls next for the same page.
const pageChunksAndData = new Map<string, PageChunksAndData>()

/**
 * Adds what every page’s head needs first (theme script, colours, icon, fonts) and, in builds, the tags for crawlers
 * and the page digest; keeps chunks and data of the page for injectLoaderAndCsp.
 */
export function onRenderBody({ setHeadComponents, ...page }: RenderBodyArgs) {
  const { pathname } = page
  const production = process.env.NODE_ENV === 'production'
  // Develop renders a single empty page without data.
  if (production) {
    page.setHtmlAttributes(createDigestAttribute(page.loadPageDataSync(pathname).result.pageContext))
    pageChunksAndData.set(pathname, readPageChunksAndData(page))
  }
  setHeadComponents([
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    <meta
      key="frame-light"
      name="theme-color"
      media="(prefers-color-scheme: light)"
      content={browserColorByTheme.light}
    />,
    <meta
      key="frame-dark"
      name="theme-color"
      media="(prefers-color-scheme: dark)"
      content={browserColorByTheme.dark}
    />,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    ...preloadedFontUrls.map(file => (
      <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
    )),
    ...(production ? renderStoredCrawlerHead(page) : []),
  ])
}

// The end of the build compares it with the content (gatsby/output/built/compareOutputWithContent.ts).
function createDigestAttribute(context: unknown): Record<string, string> {
  const digest = getProperty(context, 'digest')
  return typeof digest === 'string' ? { 'data-digest': digest } : {}
}

/**
 * Replaces Gatsby’s scripts and preloads with the deferred loader, which loads them on demand, and adds the CSP. The
 * end of the build fills in the loader’s file name and hash (gatsby/output/deferredLoader).
 */
export function injectLoaderAndCsp(api: PreRenderHTMLArgs, providers: CspProviders) {
  if (process.env.NODE_ENV !== 'production') return
  const { chunks, data } = pageChunksAndData.get(api.pathname) ?? { chunks: '', data: '' }
  pageChunksAndData.delete(api.pathname)
  const services = listOriginsAllowedOnSomePagesOnly(providers).join(' ')
  const head = api.getHeadComponents().filter(tag => !isScriptPreload(tag) && !isOfPlugin(tag))
  const postBody = api.getPostBodyComponents().filter(tag => !isRuntime(tag))
  const getTagKey = (tag: ReactNode) => (isTag(tag) ? tag.key : null)
  api.replaceHeadComponents([
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={buildCspMetaContent(providers, data, [themeScript, deferredLoaderFetchScript].map(hashScript))}
    />,
    // Inline scripts come first: after a style sheet, they would wait for it.
    ...head.filter(tag => getTagKey(tag) === 'theme'),
    <script
      key="start"
      id={deferredLoaderFetchScriptId}
      data-src="/start.js"
      data-integrity="none"
      data-path={api.pathname}
      data-chunks={chunks}
      // Links to pages that use a service not allowed by this page’s CSP must load the page in full.
      data-services={services || undefined}
      // The consent prompt of analytics is rendered only by scripts, on every page.
      data-starts={providers.analyticsId ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: deferredLoaderFetchScript }}
    />,
    ...head.filter(tag => getTagKey(tag) === 'styles'),
    ...head.filter(tag => !['theme', 'styles'].includes(getTagKey(tag) ?? '')),
  ])
  api.replacePostBodyComponents(postBody)
}

function readPageChunksAndData({
  loadPageDataSync,
  pathname,
}: Pick<RenderBodyArgs, 'loadPageDataSync' | 'pathname'>): PageChunksAndData {
  const page = loadPageDataSync(pathname)
  const template = String(getProperty(page, 'componentChunkName'))
  const language = String(getProperty(page.result.pageContext, 'language'))
  return { chunks: `${template} words-${language}`, data: JSON.stringify(page.result) }
}

function isScriptPreload(tag: ReactNode): boolean {
  return (
    isTag(tag) &&
    tag.type === 'link' &&
    tag.props.rel === 'preload' &&
    (tag.props.as === 'script' || tag.props.as === 'fetch')
  )
}

function isRuntime(tag: ReactNode): boolean {
  return isTag(tag) && (tag.props.id === 'gatsby-script-loader' || tag.props.sliceId === '_gatsby-scripts')
}

// gatsby-plugin-image’s styles and script are for its own component; ours needs neither.
function isOfPlugin(tag: ReactNode): boolean {
  return isTag(tag) && String(tag.key).startsWith('gatsby-image-')
}

function isTag(node: ReactNode): node is Tag {
  return isValidElement(node)
}
