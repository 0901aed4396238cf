import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildHtmlFilePath } from '../../src/shared/paths'
import { builtPages, siteFolder } from '../helpers/site'

interface Answer {
  messages: { url: string; message: string; extract?: string }[]
}

it('the Nu HTML Checker finds no error in any page', () => {
  const checker = require.resolve('vnu-jar/build/dist/vnu.jar')
  const pages = builtPages().map(({ path }) => join(siteFolder, buildHtmlFilePath(path)))
  const options = ['--errors-only', '--exit-zero-always', '--format', 'json', '--stdout']
  // For a run of seconds, the fast C1 compiler is better than the optimizing one.
  const java = ['-XX:TieredStopAtLevel=1', '-Xss2m', '-jar', checker]
  const { error, stdout } = spawnSync('java', [...java, ...options, ...pages], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (error) throw new Error(`The checker needs Java (on Debian: apt install default-jre-headless): ${error.message}`)
  const { messages } = JSON.parse(stdout) as Answer
  expect(messages.map(({ url, message, extract }) => [url, message, extract].join('\n'))).toEqual([])
})
