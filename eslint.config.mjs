import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** What every component that a visitor uses may stand on. */
const behind = ['config', 'lib', 'styles', 'hooks', 'browser']

// Imports point one way (docs/architecture.md): each room imports itself and the rooms named here.
const rooms = {
  config: [],
  model: ['config'],
  styles: ['config'],
  lib: ['config', 'model'],
  hooks: ['config', 'lib', 'browser'],
  browser: ['config', 'lib'],
  build: ['config', 'model', 'lib', 'app/start.ts', 'app/earlyAnswers.ts', 'app/pictures.ts'],
  commands: ['config', 'model', 'lib', 'build'],
  app: ['config', 'lib', 'styles', 'browser', 'hooks', 'components/ui'],
  'components/ui': behind,
  'components/seo': ['config', 'lib'],
  'components/mdx': ['config', 'lib', 'styles', 'hooks', 'components/ui'],
  'components/layout': [...behind, 'components/ui', 'components/seo'],
  'components/forms': [...behind, 'components/ui'],
  'components/text': [...behind, 'components/ui', 'components/mdx', 'components/layout'],
  'components/sections': [
    ...behind,
    'model',
    'components/ui',
    'components/mdx',
    'components/layout',
    'components/forms',
  ],
  templates: ['components', 'config', 'lib', 'model'],
}

/** The rule of one room: it imports itself and the rooms before it, and never content or locales; `app` hands out the words. */
const directionOf = ([room, from]) => {
  const target = `./src/${room}`
  const message = `src/${room} imports from ${[room, ...from].join(', ')} only.`
  const zones = [
    { target, from: './src', except: [room, ...from].map(name => `./${name}`), message },
    { target, from: './content', message: 'Content reaches components through GraphQL.' },
    ...(room === 'app'
      ? []
      : [{ target, from: './locales', message: 'Interface words reach components through useTranslation.' }]),
  ]
  return { files: [`src/${room}/**`], rules: { 'import-x/no-restricted-paths': ['error', { zones }] } }
}

export default tseslint.config(
  {
    ignores: [
      'public/',
      'publication/',
      '.cache/',
      'node_modules/',
      'coverage/',
      'test-results/',
      'src/gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs['recommended-latest'],
  prettier,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-cycle': 'error',
    },
  },
  ...Object.entries(rooms).map(directionOf),
  { files: ['scripts/**', '*.mjs'], languageOptions: { globals: { process: 'readonly', console: 'readonly' } } },
  // Node’s own, before it can load TypeScript.
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
