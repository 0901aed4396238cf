import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generateHostConfigs } from '../src/gatsby/hosts/hostConfigs'

for (const [file, text] of Object.entries(generateHostConfigs())) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Written: ${file}`)
}
