// npm run build: runs Gatsby’s build, then prints a table of the time each stage took.
import { spawn } from 'node:child_process'

const started = Date.now()
const stages = []
const gatsby = spawn('gatsby', ['build', ...process.argv.slice(2)], {
  shell: process.platform === 'win32',
  stdio: ['inherit', 'pipe', 'inherit'],
  // Plain lines that can be parsed, instead of an animated progress display.
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_LOGGER: 'yurnalist' },
})
let rest = ''
gatsby.stdout.setEncoding('utf8').on('data', text => {
  process.stdout.write(text)
  const lines = (rest + text).split('\n')
  rest = lines.pop() ?? ''
  stages.push(...lines.flatMap(parseStage))
})
gatsby.once('error', error => {
  console.error(`gatsby build could not be started (${error.message}); run npm ci.`)
  process.exitCode = 1
})
gatsby.once('close', status => {
  process.exitCode = status ?? 1
  if (status !== 0) return
  const width = Math.max(...stages.map(({ name }) => name.length))
  console.log('\nStages that took at least 0.1 s:')
  stages.filter(({ seconds }) => seconds >= 0.1).forEach(({ name, seconds }) => console.log(row(name, seconds, width)))
  // Pictures are encoded in parallel, so the stages do not add up to the total.
  console.log(`${row('Total', (Date.now() - started) / 1000, width)}\n`)
})

/** Parses a line that reports a finished stage: “success name - 1.234s - …”. */
function parseStage(line) {
  // Colour codes begin with the escape character.
  // eslint-disable-next-line no-control-regex
  const [, name, seconds] = /^success (.+?) - (\d+\.\d+)s\b/.exec(line.replace(/\u001b\[\d+m/g, '')) ?? []
  return name ? [{ name, seconds: Number(seconds) }] : []
}

function row(name, seconds, width) {
  return `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`
}
