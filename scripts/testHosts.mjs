// npm run test:hosts: tests the built site on each server that can run locally, and installs them if missing.
import { existsSync } from 'node:fs'
import { ensureObservatory } from './observatory.mjs'
import { ensurePackages, ensureServers, run } from './setup.mjs'

ensurePackages()
ensureServers()
await ensureObservatory()
if (!existsSync('public/index.html')) run('npm', ['run', '--silent', 'build'])
run('npx', ['jest', '--selectProjects', 'hosts', ...process.argv.slice(2)])
