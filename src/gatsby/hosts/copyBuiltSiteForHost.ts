import { cpSync, existsSync, lstatSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'
import { unservedPathPattern } from '../../config/hosting'
import { resolvePagePathFromHtmlFile } from '../../shared/paths'
import { escapeHtml } from '../../content/escapeHtml'
import { listFiles } from '../../content/read/files'
import { writeFileWithFolders } from '../../content/writeFiles'
import { parsePermanentRedirects } from './redirects'

/** Configuration files that each host reads from the published folder. */
const configurationFilesByHost = new Map([
  ['netlify', ['_headers', '_redirects']],
  ['cloudflare', ['_headers', '_redirects']],
  ['s3', []],
  ['github-pages', []],
])

/**
 * Copies the public files of public/ to publication/, with the host’s own configuration files. Precompressed files are
 * left out: these hosts compress themselves. For GitHub Pages, also writes redirect pages.
 */
export function copyBuiltSiteForHost(root: string, host: string): { written: number; problem?: string } {
  const [from, to] = [join(root, 'public'), join(root, 'publication')]
  const read = configurationFilesByHost.get(host)
  if (!read) {
    return {
      written: 0,
      problem: `Name the host, one of ${[...configurationFilesByHost.keys()].join(', ')}: npm run prepare:host -- netlify`,
    }
  }
  if (!existsSync(join(from, 'index.html'))) return { written: 0, problem: 'There is no built site: npm run build' }
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, {
    recursive: true,
    filter: file => isPublic(file.slice(from.length).split(sep).join('/'), read, file),
  })
  if (host === 'github-pages') writeRedirectPages(from, to)
  return { written: readdirSync(to, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()).length }
}

function isPublic(path: string, read: string[], file: string): boolean {
  if (lstatSync(file).isSymbolicLink()) return false
  if (read.includes(path.slice(1)) || path.endsWith('/404.html') || path === '/.well-known') return true
  return !unservedPathPattern.test(path)
}

/**
 * GitHub Pages has no redirects: writes a meta-refresh page at each path with a trailing slash and at each old path.
 */
function writeRedirectPages(from: string, to: string): void {
  const pages = listFiles(to, '.', '.html').map(resolvePagePathFromHtmlFile)
  const slashes = pages.filter(path => path !== '/' && !path.endsWith('.html')).map(path => [path, path] as const)
  for (const [old, target] of slashes) write(join(to, old, 'index.html'), renderRedirectPage(target))
  for (const [old, target] of parsePermanentRedirects(readFileSync(join(from, '_redirects'), 'utf8'))) {
    write(join(to, old.endsWith('.html') ? old : `${old}.html`), renderRedirectPage(target))
    write(join(to, old, 'index.html'), renderRedirectPage(target))
  }
  write(join(to, '.nojekyll'), '')
}

function write(file: string, text: string): void {
  // A page may exist at the old path today: keep it.
  if (!existsSync(file)) writeFileWithFolders(file, text)
}

function renderRedirectPage(target: string): string {
  const to = escapeHtml(target)
  return `<!doctype html><meta charset="utf-8"><title>${to}</title><link rel="canonical" href="${to.replace(/[?#].*/, '')}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"><a href="${to}">${to}</a>\n`
}
