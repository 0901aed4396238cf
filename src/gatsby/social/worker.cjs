// Worker process: renders each social image that the build sends, and replies when done.
const { renameSync, writeFileSync } = require('node:fs')
const process = require('node:process')
require('../registerTypescript.cjs')
const { createCardRenderer } = require('./cardRenderer')

const draw = createCardRenderer(process.cwd())

process.on('message', async ({ id, card, file }) => {
  try {
    // Written to a temporary file and renamed, so that a stopped build leaves no partial image.
    writeFileSync(`${file}.part`, await draw(card))
    renameSync(`${file}.part`, file)
    process.send({ id })
  } catch (error) {
    process.send({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
// The parent process has exited.
process.on('disconnect', () => process.exit())
