import { join } from 'node:path'
import { patchParserToSkipFilesWithoutQueries } from '../../src/gatsby/gatsbyQueryParser'

it('passes files with a query and unreadable files to Gatsby’s parser, and skips a file without a query', async () => {
  class Parser {
    parseFile(file: string): Promise<string | null> {
      return Promise.resolve(`parsed ${file}`)
    }
  }
  patchParserToSkipFilesWithoutQueries(Parser)
  const parsed = (file: string) => new Parser().parseFile(join(process.cwd(), file))
  for (const file of ['src/site/templates/Page.tsx', 'src/site/components/sections/Hero.tsx', 'src/nothing.ts'])
    expect(await parsed(file)).toBe(`parsed ${join(process.cwd(), file)}`)
  expect(await parsed('src/content/read/readAndCheckContent.ts')).toBeNull()
})
