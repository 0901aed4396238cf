// A program of its own: encodes the pictures that the build hands to it, each with all of its sizes, and answers.
import process from 'node:process'
import plugin from 'gatsby-plugin-sharp/process-file.js'

process.on('message', async ({ id, file, operations, options }) => {
  try {
    await plugin.processFile(file, operations, options)
    process.send({ id })
  } catch (error) {
    process.send({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
// The build ended, well or not.
process.on('disconnect', () => process.exit())
