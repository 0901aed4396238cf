import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { build } from '../../tools/bench/project'
import { files, type FileChanges } from '../helpers/project'
import { builtHtml, builtText, contentProblems, faultyProject, writeContent } from './project'

const minutes = 60_000
const root = faultyProject()
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The state of the content at a step: another telephone number each time, which every page shows. */
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

/** What is old in public/ after a build at this step: nothing, when it is right. */
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

const built = async () =>
  build(root).then(
    () => 'built',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** A fault that is a file: while it is there the step fails. */
const faultFile = (name: string) => ({
  make: () => writeFileSync(join(root, `fault-${name}`), ''),
  mend: () => rmSync(join(root, `fault-${name}`)),
})

const picture = (shade: number) =>
  sharp({ create: { width: 1920, height: 64, channels: 3, background: { r: shade, g: 80, b: 120 } } })
    .png()
    .toBuffer()

it(
  'builds the site that the faults are then tried on',
  async () => {
    const step = { phone: phones[0] ?? '', articles: 3 }
    write(step)
    expect(contentProblems(root)).toBe('')
    expect(await built()).toBe('built')
    expect(staleAt(step)).toEqual([])
  },
  10 * minutes,
)

it(
  'is right after a build that failed at the check of the content',
  async () => {
    const step = { phone: phones[1] ?? '', articles: 2 }
    write(step, { [files.contact]: { summary: 'one language' } })
    expect(await built()).toMatch(/content\/pages\/contact\.json\n.*summary/)
    write(step)
    expect(await built()).toBe('built')
    expect(staleAt(step)).toEqual([])
  },
  10 * minutes,
)

it.each([
  ['queries', 2, 3],
  ['html', 3, 2],
  ['finishing', 4, 3],
])(
  'is right after a build that failed at its %s',
  async (name, at, articles) => {
    const step = { phone: phones[at] ?? '', articles }
    const fault = faultFile(name)
    write(step)
    fault.make()
    expect(await built()).toContain('A fault of this test.')
    fault.mend()
    expect(await built()).toBe('built')
    expect(staleAt(step)).toEqual([])
  },
  10 * minutes,
)

it(
  'is right after a build that failed at its pictures',
  async () => {
    const step = { phone: phones[5] ?? '', articles: 2, picture: await picture(90) }
    write(step)
    // A file stands where Gatsby wants the folder of the picture’s widths.
    const place = join(root, 'public/static', createHash('md5').update(step.picture).digest('hex'))
    writeFileSync(place, '')
    expect(await built()).not.toBe('built')
    rmSync(place)
    expect(await built()).toBe('built')
    expect(staleAt(step)).toEqual([])
    expect(builtText(root, 'index.html')).toContain(createHash('md5').update(step.picture).digest('hex'))
  },
  10 * minutes,
)
