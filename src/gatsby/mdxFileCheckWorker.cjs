// Worker process: checks texts for a build, and sends back the results.
const process = require('node:process')
require('./registerTypescript.cjs')
const { runAsMdxFileCheckWorker } = require('../content/read/mdxFileCheckWorker')

runAsMdxFileCheckWorker(process.cwd())
