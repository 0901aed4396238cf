import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby'
import { createHash } from 'node:crypto'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { stylesheetId } from '../../config/styles'
import { browserColorByTheme } from '../styles/tokens'
import { preloadedFontUrls } from '../styles/fonts'
import {
  buildContentSecurityPolicy,
  listOriginsAllowedOnSomePagesOnly,
  type CspProviders,
} from './contentSecurityPolicy'
import { deferredLoaderId, fetchLoaderScript } from '../../shared/deferredLoader'
import { getProperty } from '../../shared/properties'
import { themeScript } from '../../shared/theme'
import { renderHeroPreloadFromHtml } from './heroPreload'
import { renderStaticHead } from './staticHead'
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
 * Renders a page in one piece, and its styles apart: the end of the build writes them into sheets. Gatsby streams it, and React 18 then leaves NUL characters
 * where a letter of several bytes meets the end of a chunk (github.com/facebook/react/issues/31134).
 */
export function replaceRenderer({ bodyComponent, replaceBodyHTMLString, setHeadComponents }: ReplaceRendererArgs) {
  const { html, rules } = renderWithStyles(bodyComponent)
  saveStyleRules(rules)
  setHeadComponents([
    <link key="styles" id={stylesheetId} rel="stylesheet" href={readPreviousBuildStylesheetPath()} />,
    ...renderHeroPreloadFromHtml(html),
  ])
  replaceBodyHTMLString(html.replace(styleOfGatsby, '$1'))
}

// No page may be styled by attributes: these stand in site/styles/global.
const styleOfGatsby = /(<div(?=[^>]* id="gatsby-(?:focus-wrapper|announcer)")[^>]*?) style="[^"]*"/g

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

interface Facts {
  /** What the page needs beside the scripts of all pages: those of its template, and the words of its language. */
  chunks: string
  /** What it shows, as text. */
  data: string
}

// From onRenderBody to prepareHtml, which Gatsby calls next for the same page.
const facts = new Map<string, Facts>()

/** What every page’s head needs before anything else: the theme, the icon, the fonts. */
export function onRenderBody({ setHeadComponents, ...page }: RenderBodyArgs) {
  const { pathname } = page
  const production = process.env.NODE_ENV === 'production'
  // Develop renders one empty page, which has no data.
  if (production) {
    page.setHtmlAttributes(digestAttribute(page.loadPageDataSync(pathname).result.pageContext))
    facts.set(pathname, factsOf(page))
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
    ...(production ? renderStaticHead(page) : []),
  ])
}

// By it the end of a build sees whether the file shows the content as it is (gatsby/output/built/compareOutputWithContent.ts).
function digestAttribute(context: unknown): Record<string, string> {
  const digest = getProperty(context, 'digest')
  return typeof digest === 'string' ? { 'data-digest': digest } : {}
}

/**
 * Takes Gatsby’s scripts and their preloads out of the page and puts the deferred loader in their place, which loads them when they are wanted;
 * then writes the page’s policy. The end of the build gives the deferred loader its name and its digest (gatsby/output/deferredLoader).
 */
export function injectLoaderAndPolicy(api: PreRenderHTMLArgs, providers: CspProviders) {
  if (process.env.NODE_ENV !== 'production') return
  const { chunks, data } = facts.get(api.pathname) ?? { chunks: '', data: '' }
  facts.delete(api.pathname)
  const services = listOriginsAllowedOnSomePagesOnly(providers).join(' ')
  const head = api.getHeadComponents().filter(tag => !isScriptPreload(tag) && !isOfPlugin(tag))
  const postBody = api.getPostBodyComponents().filter(tag => !isRuntime(tag))
  const keyOf = (tag: ReactNode) => (isTag(tag) ? tag.key : null)
  api.replaceHeadComponents([
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={buildContentSecurityPolicy(providers, data, [themeScript, fetchLoaderScript].map(hashOf))}
    />,
    // Inline scripts first: they would wait for the sheets before them.
    ...head.filter(tag => keyOf(tag) === 'theme'),
    <script
      key="start"
      id={deferredLoaderId}
      data-src="/start.js"
      data-integrity="none"
      data-path={api.pathname}
      data-chunks={chunks}
      // Where a link leads to one of them that this page’s policy does not allow, the page is loaded whole.
      data-services={services || undefined}
      // Consent is asked for on every page, by scripts alone.
      data-starts={providers.analyticsId ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: fetchLoaderScript }}
    />,
    ...head.filter(tag => keyOf(tag) === 'styles'),
    ...head.filter(tag => !['theme', 'styles'].includes(keyOf(tag) ?? '')),
  ])
  api.replacePostBodyComponents(postBody)
}

function factsOf({ loadPageDataSync, pathname }: Pick<RenderBodyArgs, 'loadPageDataSync' | 'pathname'>): Facts {
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
