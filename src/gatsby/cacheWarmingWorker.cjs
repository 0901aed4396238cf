// Worker process: checks texts for a build, and sends back the results.
const process = require('node:process')
require('./registerTypescript.cjs')
const { runAsCacheWarmingWorker } = require('../content/read/cacheWarmingWorker')

runAsCacheWarmingWorker(process.cwd())
