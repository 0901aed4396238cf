import { join } from 'node:path'
import {
  isPermissiveLicense,
  generateLicensesText,
  parsePackagesFromLicensesText,
  findContainingPackageFolder,
  readLicensedPackages,
} from '../../../src/gatsby/output/licenses'

it.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@emotion/cache/dist/x.js', '/site/node_modules/@emotion/cache'],
  ['/site/node_modules/gatsby/node_modules/path/a.js', '/site/node_modules/gatsby/node_modules/path'],
  ['/site/.cache/production-app.js', join(process.cwd(), 'node_modules/gatsby')],
  ['/site/src/site/app/deferredLoader.ts', ''],
])('finds the package of %s', (file, folder) => expect(findContainingPackageFolder(file)).toBe(folder))

it('lists each package once with its licence, and parses the generated text', () => {
  const folder = (name: string) => join(process.cwd(), 'node_modules', name)
  const packages = readLicensedPackages([
    folder('react-dom'),
    folder('@fontsource-variable/figtree'),
    folder('react-dom'),
  ])
  expect(packages.map(({ name, license }) => [name, license])).toEqual([
    ['@fontsource-variable/figtree', 'OFL-1.1'],
    ['react-dom', 'MIT'],
  ])
  const text = generateLicensesText(packages)
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(parsePackagesFromLicensesText(text)).toEqual(
    packages.map(({ name, version, license }) => ({ name, version, license })),
  )
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['GPL-3.0', false],
  ['', false],
])('treats %j as permissive: %s', (license, permissive) => expect(isPermissiveLicense(license)).toBe(permissive))
