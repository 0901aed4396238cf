// Gatsby’s build, for scripts/build.mjs, which gives Node options of V8. Parcel, which compiles gatsby-config.ts, would
// hand them on to its worker threads, and these do not accept them.
process.execArgv = []
// It compiles two files, sooner than its threads start.
process.env.PARCEL_WORKERS = '0'
require('../src/gatsby/registerTypescript.cjs')
const { getOrStartPictureEncoder } = require('../src/gatsby/pictures/pictureEncoding.ts')

// Pictures are encoded in another process, while Gatsby starts on one core.
getOrStartPictureEncoder(process.cwd(), true).then(() => require('gatsby/cli.js'))
