import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** What every component that a visitor uses may stand on. */
const behind = ['config', 'shared', 'site/styles', 'site/hooks', 'site/browser']

// Imports point one way (docs/architecture.md): each room imports itself and the rooms named here.
const rooms = {
  config: [],
  shared: ['config', 'content/model'],
  content: ['config', 'shared'],
  'content/model': ['config', 'shared'],
  gatsby: [
    'config',
    'shared',
    'content',
    'site/app/deferredLoader.ts',
    'site/app/preHydrationHandlers.ts',
    'site/app/lazyPictures.ts',
  ],
  commands: ['config', 'shared', 'content', 'gatsby'],
  'site/styles': ['config', 'shared'],
  'site/browser': ['config', 'shared'],
  'site/hooks': ['config', 'shared', 'site/browser'],
  'site/app': [...behind, 'site/components/ui', 'site/components/sections/loadStaticSections.ts', 'content/model'],
  'site/components/ui': behind,
  'site/components/seo': ['config', 'shared'],
  'site/components/figures': [...behind, 'site/components/ui'],
  'site/components/regulatoryClock': [...behind, 'site/components/ui'],
  'site/components/mdx': [...behind, 'site/components/ui', 'site/components/figures'],
  'site/components/layout': [...behind, 'site/components/ui', 'site/components/seo'],
  'site/components/forms': [...behind, 'site/components/ui'],
  'site/components/longform': [...behind, 'site/components/ui', 'site/components/mdx', 'site/components/layout'],
  'site/components/sections': [
    ...behind,
    'site/components/ui',
    'site/components/figures',
    'site/components/regulatoryClock',
    'site/components/mdx',
    'site/components/layout',
    'site/components/forms',
    'content/model',
  ],
  'site/templates': ['config', 'shared', 'site/components', 'content/model'],
}

// What a visitor’s browser runs takes nothing that only the build may weigh or do; these render pages, in Node alone.
const renders = [
  'src/site/app/gatsbySsr.tsx',
  'src/site/app/stylesBuildCache.ts',
  'src/site/app/i18n/translationsAtBuild.ts',
]
const wall = {
  files: ['src/shared/**', 'src/site/**'],
  ignores: renders,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['**/content/model', '**/content/model/*'],
            allowTypeImports: true,
            message: 'Schemas bring zod: only their types may be imported here.',
          },
          {
            group: ['node:*', 'zod', 'unified', 'unist-util-*', 'remark-*', 'rehype-*', 'sharp'],
            message: 'src/shared and src/site run in the visitor’s browser: this belongs to src/content or src/gatsby.',
          },
        ],
      },
    ],
  },
}

/** The rule of one room: it imports itself and the rooms before it, and never content or locales; `app` hands out the words. */
const directionOf = ([room, from]) => {
  const target = `./src/${room}`
  const message = `src/${room} imports from ${[room, ...from].join(', ')} only.`
  const zones = [
    { target, from: './src', except: [room, ...from].map(name => `./${name}`), message },
    { target, from: './content', message: 'Content reaches components through GraphQL.' },
    ...(room === 'site/app'
      ? []
      : [{ target, from: './locales', message: 'Interface words reach components through useTranslation.' }]),
  ]
  return { files: [`src/${room}/**`], rules: { 'import-x/no-restricted-paths': ['error', { zones }] } }
}

/** Rules that ask the compiler for types. */
const typed = {
  files: ['src/**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
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
  typed,
  {
    ...typed,
    // What is not typed at all goes no further. Not beyond these rooms: the type of i18next’s `t` takes minutes to compare.
    files: ['src/{config,shared,content,commands}/**/*.ts'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map(use => [
        `@typescript-eslint/no-unsafe-${use}`,
        'error',
      ]),
    ),
  },
  // Where a promise is taken for a value or for nothing, such as in a handler of React.
  {
    ...typed,
    files: ['src/{config,shared,content,commands,site}/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-misused-promises': 'error' },
  },
  ...Object.entries(rooms).map(directionOf),
  wall,
  {
    files: ['scripts/**', 'tools/**', '*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
  // Node’s own, before it can load TypeScript.
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { require: 'readonly', exports: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
