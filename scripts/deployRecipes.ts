import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { recipes } from '../src/gatsby/hosts/recipes'

for (const [file, text] of Object.entries(recipes())) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Written: ${file}`)
}
