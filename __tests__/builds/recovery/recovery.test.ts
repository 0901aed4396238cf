import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { build } from '../../../tools/bench/project'
import { files, type FileChanges } from '../../helpers/project'
import { builtHtml, builtText, contentProblems, faultyProject, writeContent } from './project'

const minutes = 60_000
const root = faultyProject()
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The content of a build: each has its own telephone number, which every page shows. */
interface Step {
  phone: string
  articles: number
  picture?: Buffer
}

const phones = ['+15145550101', '+15145550111', '+15145550122', '+15145550133', '+15145550144', '+15145550155']

function write({ phone, articles, picture }: Step, wrong: FileChanges = {}): void {
  const changes: FileChanges = {
    [files.home]: { 'sections[0].title.en': `Counsel at ${phone.slice(-4)}` },
    ...(picture ? { 'content/images/lines.png': picture } : {}),
    ...wrong,
  }
  changes[files.practice] = { phone, ...(changes[files.practice] as object) }
  writeContent(root, changes, articles)
}

/** Lists outdated content in public/ after a build of this step. */
function staleAt({ phone, articles }: Step): string[] {
  const pages = [...builtHtml(root)]
  const others = phones.filter(other => other !== phone)
  const home = `Counsel at ${phone.slice(-4)}`
  const lists = ['blog.html', 'feed.xml', 'sitemap-0.xml'].map(file => [file, builtText(root, file)] as const)
  const last = `case-${articles}`
  const gone = `case-${articles + 1}`
  return [
    ...pages.filter(([, html]) => !html.includes(phone)).map(([file]) => `${file} lacks ${phone}`),
    ...pages
      .filter(([, html]) => others.some(other => html.includes(other)))
      .map(([file]) => `${file} has an old number`),
    ...(builtText(root, 'index.html').includes(home) ? [] : ['index.html has an old title']),
    ...lists.filter(([, text]) => articles > 1 && !text.includes(last)).map(([file]) => `${file} lacks ${last}`),
    ...lists.filter(([, text]) => text.includes(gone)).map(([file]) => `${file} names ${gone}`),
    ...pages.filter(([file]) => file.includes(gone)).map(([file]) => `${file} is of an article that is gone`),
  ]
}

const runBuild = async () =>
  build(root).then(
    () => 'built',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** A fault that makes a build step fail while its file exists. */
const faultFile = (name: string) => ({
  add: () => writeFileSync(join(root, `fault-${name}`), ''),
  remove: () => rmSync(join(root, `fault-${name}`)),
})

const picture = (shade: number) =>
  sharp({ create: { width: 1920, height: 64, channels: 3, background: { r: shade, g: 80, b: 120 } } })
    .png()
    .toBuffer()

it(
  'builds the site without faults',
  async () => {
    const step = { phone: phones[0] ?? '', articles: 3 }
    write(step)
    expect(contentProblems(root)).toBe('')
    expect(await runBuild()).toBe('built')
    expect(staleAt(step)).toEqual([])
  },
  10 * minutes,
)

it(
  'builds current content after a build that failed in the content check',
  async () => {
    const step = { phone: phones[1] ?? '', articles: 2 }
    write(step, { [files.contact]: { summary: 'one language' } })
    expect(await runBuild()).toMatch(/content\/pages\/contact\.json\n.*summary/)
    write(step)
    expect(await runBuild()).toBe('built')
    expect(staleAt(step)).toEqual([])
  },
  10 * minutes,
)

it.each([
  ['queries', 2, 3],
  ['html', 3, 2],
  ['finishing', 4, 3],
])(
  'builds current content after a build that failed in its %s step',
  async (name, at, articles) => {
    const step = { phone: phones[at] ?? '', articles }
    const fault = faultFile(name)
    write(step)
    fault.add()
    expect(await runBuild()).toContain('A fault of this test.')
    fault.remove()
    expect(await runBuild()).toBe('built')
    expect(staleAt(step)).toEqual([])
  },
  10 * minutes,
)

it(
  'builds current content after a build that failed while writing pictures',
  async () => {
    const step = { phone: phones[5] ?? '', articles: 2, picture: await picture(90) }
    write(step)
    // A file in place of the folder for the resized pictures makes Gatsby fail.
    const pictureFolder = join(root, 'public/static', createHash('md5').update(step.picture).digest('hex'))
    writeFileSync(pictureFolder, '')
    expect(await runBuild()).not.toBe('built')
    rmSync(pictureFolder)
    expect(await runBuild()).toBe('built')
    expect(staleAt(step)).toEqual([])
    expect(builtText(root, 'index.html')).toContain(createHash('md5').update(step.picture).digest('hex'))
  },
  10 * minutes,
)
