import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { generateRedirectAndHeaderFiles } from '../../src/gatsby/hosts'
import { siteFolder } from '../helpers/siteFiles'

/** What must never leave the machine: it stands outside the site, and in it where nobody may look. */
export const secret = 'NOT FOR VISITORS'

/** Moves of an owner: to a page, to a place on it, to an address with a query, from one that ended as a file. */
export const redirects = [
  { from: '/old-about', to: '/about' },
  { from: '/old-team', to: '/about#team' },
  { from: '/old-form', to: '/contact?service=corporate-law#form' },
  { from: '/old/page.html', to: '/faq' },
]

/** Files that are in the folder of the site and not for visitors. */
export const traps = [
  '.env',
  '.git/config',
  'fr/.hidden',
  '_gatsby/slices/piece.html',
  'app-0123456789abcdef0123.js.map',
  'picture.png.gz',
]

/** A copy of the built site to serve, with moves, files to download and traps; beside it what must not be reached. */
export function makeSite(): { root: string; folder: string } {
  if (!existsSync(join(siteFolder, 'index.html'))) throw new Error('There is no built site; run `npm run build` first.')
  const root = mkdtempSync(join(tmpdir(), 'hosts-'))
  // nginx may work as another user than the one that runs the tests.
  chmodSync(root, 0o755)
  const folder = join(root, 'site')
  cpSync(siteFolder, folder, { recursive: true, preserveTimestamps: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('../secret.txt', secret)
  traps.forEach(file => write(file, secret))
  symlinkSync(join(root, 'secret.txt'), join(folder, 'linked.txt'))
  symlinkSync(root, join(folder, 'linked'))
  write('downloads/A checklist.pdf', '%PDF-1.4 a checklist')
  Object.entries(generateRedirectAndHeaderFiles(redirects, [])).forEach(([file, text]) => write(file, text))
  return { root, folder }
}
