import { join } from 'node:path'
import webpack, { type Stats } from 'webpack'
import { computeWebpackCacheKey, dropBuildDependenciesPlugin } from '../../src/gatsby/webpackCache'
import { createTestFolder, writeInto } from '../helpers/folders'

const root = createTestFolder()
const write = (file: string, text: string) => writeInto(root, file, text)

it('discards compiled modules when the code or configuration of the build or a package changes', () => {
  const files = [
    'gatsby-config.ts',
    'gatsby-node.ts',
    'package.json',
    'src/config/site.ts',
    'src/gatsby/webpack.ts',
    'src/shared/paths.ts',
    'node_modules/.package-lock.json',
  ]
  files.forEach(file => write(file, '{}'))
  const keys = files.map(file => {
    const before = computeWebpackCacheKey(root)
    write(file, '{ }')
    return before
  })
  expect(new Set([...keys, computeWebpackCacheKey(root)]).size).toBe(files.length + 1)
})

it('uses compiled modules again without looking at what its loaders require', async () => {
  write('entry.js', 'export default 1')
  write('loader.cjs', 'module.exports = source => source')
  const compile = () =>
    new Promise<Stats>((resolve, reject) => {
      const compiler = webpack({
        context: root,
        mode: 'none',
        entry: './entry.js',
        module: { rules: [{ test: /entry/, use: join(root, 'loader.cjs') }] },
        cache: { type: 'filesystem', cacheDirectory: join(root, 'cache'), version: '1' },
        output: { path: join(root, 'out') },
        plugins: [dropBuildDependenciesPlugin],
      })
      compiler.run((error, stats) => compiler.close(() => (stats ? resolve(stats) : reject(error ?? new Error()))))
    })
  const countCompiled = ({ compilation: { modules, builtModules } }: Stats) =>
    [...modules].filter(module => builtModules.has(module)).length
  const first = await compile()
  write('loader.cjs', 'module.exports = source => `${source} `')
  const second = await compile()
  expect(first.compilation.buildDependencies.size).toBe(0)
  expect([countCompiled(first), countCompiled(second)]).toEqual([1, 0])
})
