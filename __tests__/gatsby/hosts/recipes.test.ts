import { existsSync, readFileSync } from 'node:fs'
import { recipes } from '../../../src/gatsby/hosts/recipes'

it.each(Object.entries(recipes()))(
  '%s is what src/config/hosting.ts says: `npm run deploy:recipes` writes it',
  (file, text) => {
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(text)
  },
)
