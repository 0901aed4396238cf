import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generateDeployRecipes } from '../src/gatsby/hosts/deployRecipes'

for (const [file, text] of Object.entries(generateDeployRecipes())) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Written: ${file}`)
}
