import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The generated types of all GraphQL queries. */
export const queryTypesPath = 'src/gatsby-types.d.ts'

/**
 * Whether the types of queries are missing or older than the code and its packages. Content changes none of them, and
 * writing them takes a second of each build.
 */
export function areQueryTypesStale(root: string): boolean {
  const types = join(root, queryTypesPath)
  if (!existsSync(types)) return true
  const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => join('src', file))
  const written = statSync(types).mtimeMs
  return [...code, 'gatsby-config.ts', 'package-lock.json'].some(file => statSync(join(root, file)).mtimeMs > written)
}
