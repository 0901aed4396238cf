// Gatsby’s command line, for scripts/build.mjs, which gives Node options of V8. Parcel, which compiles gatsby-config.ts,
// would hand them on to its worker threads, and these do not accept them.
process.execArgv = []
require('gatsby/cli.js')
