// npm run test:browsers: tests the built site in Firefox and WebKit, and installs them if missing.
import { existsSync } from 'node:fs'
import { ensureEngines, ensurePackages, run } from './setup.mjs'

ensurePackages()
ensureEngines()
if (!existsSync('public/index.html')) run('npm', ['run', '--silent', 'build'])
run('npx', ['jest', '--selectProjects', 'engines', ...process.argv.slice(2)])
