// npm start: installs what is missing, then builds and serves the site.
import { ensurePackages, run } from './setup.mjs'

ensurePackages()
console.log('Building the site …')
run('npm', ['run', '--silent', 'build'])
run('npm', ['run', '--silent', 'serve'])
