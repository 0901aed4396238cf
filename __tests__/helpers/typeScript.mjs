import { register as registerRequire } from 'tsx/cjs/api'
import { register as registerImport } from 'tsx/esm/api'

/** Registers TypeScript in a worker of jest-light-runner, which does not transform files. */
export default function registerTypeScript() {
  registerRequire()
  registerImport()
}
