import { existsSync, readFileSync } from 'node:fs'
import { generateHostConfigs } from '../../../src/gatsby/hosts/hostConfigs'

it.each(Object.entries(generateHostConfigs()))(
  '%s is up to date with src/config/hosting.ts (run `npm run deploy:recipes`)',
  (file, text) => {
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(text)
  },
)
