// Worker process: encodes each picture that the build sends, in all of its sizes, and replies when done.
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
// The parent process has exited.
process.on('disconnect', () => process.exit())
