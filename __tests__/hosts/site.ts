import { chmodSync, cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateHostFileTextsByName } from '../../src/gatsby/hosts'
import { writeInto } from '../helpers/folders'
import { siteFolder } from '../helpers/siteFiles'

/** Text that must never be served; it is in files outside the site and in private files inside. */
export const secret = 'NOT FOR VISITORS'

/**
 * Redirects to a page, to a section and to a URL with a query; from a path with a file extension, from a page’s own path in
 * capitals, and from a path longer than an entry of nginx’s hash tables.
 */
export const redirects = [
  { from: '/old-about', to: '/about' },
  { from: '/old-team', to: '/about#team' },
  { from: '/old-form', to: '/contact?service=corporate-law#form' },
  { from: '/old/page.html', to: '/faq' },
  { from: '/FAQ', to: '/faq' },
  {
    from: '/2019/05/12/how-to-choose-a-fractional-general-counsel-for-your-biotech-startup',
    to: '/services/corporate-law',
  },
]

/** Files inside the site’s folder that must not be served. */
export const privateFiles = [
  '.env',
  '.git/config',
  'fr/.hidden',
  '_gatsby/slices/piece.html',
  'app-0123456789abcdef0123.js.map',
  'picture.png.gz',
]

/** Copies the built site and adds redirects, a download and private files, inside and outside its folder. */
export function copySite(): { root: string; folder: string } {
  if (!existsSync(join(siteFolder, 'index.html'))) throw new Error('There is no built site; run `npm run build` first.')
  const root = mkdtempSync(join(tmpdir(), 'hosts-'))
  // nginx may run as a different user than the tests.
  chmodSync(root, 0o755)
  const folder = join(root, 'site')
  cpSync(siteFolder, folder, { recursive: true, preserveTimestamps: true })
  const write = (file: string, text: string) => writeInto(folder, file, text)
  write('../secret.txt', secret)
  privateFiles.forEach(file => write(file, secret))
  symlinkSync(join(root, 'secret.txt'), join(folder, 'linked.txt'))
  symlinkSync(root, join(folder, 'linked'))
  write('downloads/A checklist.pdf', '%PDF-1.4 a checklist')
  Object.entries(generateHostFileTextsByName(redirects, [])).forEach(([file, text]) => write(file, text))
  return { root, folder }
}
