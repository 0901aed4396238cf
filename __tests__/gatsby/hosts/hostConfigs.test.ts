import { existsSync, readFileSync } from 'node:fs'
import { generateHostConfigs } from '../../../src/gatsby/hosts/hostConfigs'

it.each(Object.entries(generateHostConfigs()))(
  '%s is what src/config/hosting.ts says: `npm run deploy:recipes` writes it',
  (file, text) => {
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(text)
  },
)
