import { register as registerRequire } from 'tsx/cjs/api'
import { register as registerImport } from 'tsx/esm/api'

/** Lets a worker of the light runner, which transforms nothing, load TypeScript. */
export default function registerTypeScript() {
  registerRequire()
  registerImport()
}
