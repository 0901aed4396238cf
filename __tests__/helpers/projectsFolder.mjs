import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pid } from 'node:process'

/** Folder of one test run’s projects: its workers are threads of one process. */
export const projectsFolder = join(tmpdir(), `projects-${pid}`)

/** Jest's global teardown. */
export default function removeProjects() {
  rmSync(projectsFolder, { recursive: true, force: true })
}
