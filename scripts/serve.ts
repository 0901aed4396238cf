import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveSite } from '../src/gatsby/hosts/serve'

const { PORT = '9000' } = process.env
const [folder = 'public'] = process.argv.slice(2)

function fail(problem: string): void {
  console.error(problem)
  process.exitCode = 1
}

if (!/^[1-9]\d{0,4}$/.test(PORT) || Number(PORT) > 65535)
  fail(`PORT is “${PORT}”; expected a number from 1 to 65535, for example: PORT=9001 npm run serve`)
else if (!existsSync(join(folder, 'index.html'))) fail(`There is no built site in ${folder}/; run: npm run build`)
else
  serveSite(folder, Number(PORT)).then(
    () => console.log(`The site is served at http://localhost:${PORT} (Ctrl+C stops it).`),
    ({ message }: Error) =>
      fail(`Port ${PORT} cannot be used (${message}); name another, for example: PORT=9001 npm run serve`),
  )
