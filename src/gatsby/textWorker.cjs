// A program of its own: looks at texts for the check of a build, and hands over what it found.
const process = require('node:process')
require('./registerTypescript.cjs')
const { runTextWorker } = require('../content/read/textWorker')

runTextWorker(process.cwd())
