// A program of its own: draws the pictures for networks that the build hands to it, and answers.
const { renameSync, writeFileSync } = require('node:fs')
const process = require('node:process')
require('../registerTypescript.cjs')
const { createCardRenderer } = require('./cardRenderer')

const draw = createCardRenderer(process.cwd())

process.on('message', async ({ id, card, file }) => {
  try {
    // A build that is stopped leaves no half picture behind.
    writeFileSync(`${file}.part`, await draw(card))
    renameSync(`${file}.part`, file)
    process.send({ id })
  } catch (error) {
    process.send({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
// The build ended, well or not.
process.on('disconnect', () => process.exit())
