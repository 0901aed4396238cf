// npm start: what is missing is set up, the site is built and served.
import { ensurePackages, run } from './setup.mjs'

ensurePackages()
console.log('Building the site …')
run('npm', ['run', '--silent', 'build'])
run('npm', ['run', '--silent', 'serve'])
