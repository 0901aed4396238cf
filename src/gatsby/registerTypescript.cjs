// Lets Node load the site’s TypeScript: swc strips the types of each file as it is required.
const { readFileSync } = require('node:fs')
const { transformSync } = require('@swc/core')

const options = {
  jsc: {
    parser: { syntax: 'typescript' },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
  swcrc: false,
  configFile: false,
}

require.extensions['.ts'] = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code, filename)
