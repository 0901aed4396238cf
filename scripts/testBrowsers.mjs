// npm run test:browsers: the built site in Firefox and in WebKit. What is missing is set up first.
import { existsSync } from 'node:fs'
import { ensureEngines, ensurePackages, run } from './setup.mjs'

ensurePackages()
ensureEngines()
if (!existsSync('public/index.html')) run('npm', ['run', '--silent', 'build'])
run('npx', ['jest', '--selectProjects', 'engines', ...process.argv.slice(2)])
