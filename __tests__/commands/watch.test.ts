import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchContent } from '../../src/commands/watch'
import { rewrite, withSmallContent } from '../helpers/contentCopy'
import { files } from '../helpers/project'

it('checks at start and after each save, clearing the screen each time', () =>
  withSmallContent(async root => {
    const printed: string[] = []
    const next = async (count: number) => {
      for (const end = Date.now() + 10_000; printed.length < count && Date.now() < end;)
        await new Promise(resolve => setTimeout(resolve, 50))
      return printed[count - 1]
    }
    const watching = watchContent(root, { print: text => printed.push(text) })
    try {
      expect(await next(1)).toContain('The content is sound')
      rewrite(root, files.home, text => text.replace('"category"', '"kategory"'))
      expect(await next(2)).toMatch(/kategory.*did you mean “category”/s)
      rewrite(root, files.home, text => text.replace('"kategory"', '"category"'))
      expect(await next(3)).toContain('The content is sound')
      expect(printed.every(text => text.startsWith('\u001b[2J'))).toBe(true)
    } finally {
      watching.close()
    }
  }))

it(
  'notices saves during a check, and saves that replace the file',
  () =>
    withSmallContent(async root => {
      const printed: string[] = []
      const save = (before: string, after: string) => {
        const [file, aside] = [join(root, files.home), join(root, '.home.json.tmp')]
        writeFileSync(aside, readFileSync(file, 'utf8').replace(before, after))
        renameSync(aside, file)
      }
      // Each result triggers the next save immediately.
      const saves: [string, string][] = [
        ['"category"', '"kategory"'],
        ['"kategory"', '"category"'],
        ['"category"', '"catégory"'],
        ['"catégory"', '"category"'],
      ]
      const watching = watchContent(root, {
        print: text => {
          printed.push(text)
          const next = saves.shift()
          if (next) save(...next)
        },
      })
      try {
        for (const end = Date.now() + 30_000; printed.length < 5 && Date.now() < end;)
          await new Promise(resolve => setTimeout(resolve, 50))
        expect(printed.map(text => text.includes('The content is sound'))).toEqual([true, false, true, false, true])
      } finally {
        watching.close()
      }
    }),
  40_000,
)
