import { existsSync, readFileSync } from 'node:fs'
import { generateDeployRecipes } from '../../../src/gatsby/hosts/deployRecipes'

it.each(Object.entries(generateDeployRecipes()))(
  '%s is up to date with src/config/hosting.ts (run `npm run deploy:recipes`)',
  (file, text) => {
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(text)
  },
)
