import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** What all components in the browser may import. */
const basics = ['config', 'shared', 'site/styles', 'site/hooks', 'site/browser']

// Imports go in one direction (docs/architecture.md): a directory of src imports from itself and from those listed here.
const allowedImports = {
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
  commands: ['config', 'shared', 'content'],
  'site/styles': ['config', 'shared'],
  'site/browser': ['config', 'shared'],
  'site/hooks': ['config', 'shared', 'site/browser'],
  'site/app': [
    ...basics,
    'site/components/ui',
    'site/components/sections/preloadUnhydratedSectionComponents.ts',
    'content/model',
  ],
  'site/components/ui': basics,
  'site/components/seo': [],
  'site/components/figures': [...basics, 'site/components/ui'],
  'site/components/regulatoryClock': [...basics, 'site/components/ui'],
  'site/components/mdx': [...basics, 'site/components/ui', 'site/components/figures'],
  'site/components/layout': [...basics, 'site/components/ui', 'site/components/seo'],
  'site/components/forms': [...basics, 'site/components/ui'],
  'site/components/longform': [...basics, 'site/components/ui', 'site/components/mdx', 'site/components/layout'],
  'site/components/sections': [
    ...basics,
    'site/components/ui',
    'site/components/figures',
    'site/components/regulatoryClock',
    'site/components/mdx',
    'site/components/layout',
    'site/components/forms',
  ],
  'site/templates': ['config', 'shared', 'site/components'],
}

// Browser code must not import what only runs in Node or is large; these files of site run in Node only.
const nodeOnlyFiles = [
  'src/site/app/gatsbySsr.tsx',
  'src/site/app/stylesBuildCache.ts',
  'src/site/app/i18n/translationsAtBuild.ts',
]
const browserImports = {
  files: ['src/shared/**', 'src/site/**'],
  ignores: nodeOnlyFiles,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['**/content/model', '**/content/model/*'],
            allowTypeImports: true,
            message: 'Schemas import zod: only their types may be imported here.',
          },
          {
            group: ['node:*', 'zod', 'unified', 'unist-util-*', 'remark-*', 'rehype-*', 'sharp'],
            message: 'src/shared and src/site run in the browser: this belongs in src/content or src/gatsby.',
          },
        ],
      },
    ],
  },
}

/** The import rule of one directory. Only site/app may import locales, and nothing may import content/. */
const createImportRule = ([directory, from]) => {
  const target = `./src/${directory}`
  const message = `src/${directory} imports from ${[directory, ...from].join(', ')} only.`
  const zones = [
    { target, from: './src', except: [directory, ...from].map(name => `./${name}`), message },
    { target, from: './content', message: 'Content reaches components through GraphQL.' },
    ...(directory === 'site/app'
      ? []
      : [{ target, from: './locales', message: 'Interface strings reach components through useTranslation.' }]),
  ]
  return { files: [`src/${directory}/**`], rules: { 'import-x/no-restricted-paths': ['error', { zones }] } }
}

/** Rules that need type information. */
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
    ignores: ['public/', 'publication/', '.cache/', 'node_modules/', 'test-results/', 'src/gatsby-types.d.ts'],
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
    // No `any` from outside. Only in these directories: comparing the type of i18next’s `t` takes minutes.
    files: ['src/{config,shared,content,commands}/**/*.ts'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map(use => [
        `@typescript-eslint/no-unsafe-${use}`,
        'error',
      ]),
    ),
  },
  // Promises where a value or void is expected, such as in React event handlers.
  {
    ...typed,
    files: ['src/{config,shared,content,commands,site}/**/*.{ts,tsx}'],
    // These pass i18next’s `t` as an argument: comparing its type takes minutes and all memory.
    ignores: ['src/site/components/forms/Form.tsx', 'src/site/components/forms/enhanced/formController.ts'],
    rules: { '@typescript-eslint/no-misused-promises': 'error' },
  },
  ...Object.entries(allowedImports).map(createImportRule),
  browserImports,
  {
    files: ['scripts/**', 'tools/**', '*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
  // CommonJS files that run before Node can load TypeScript.
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { require: 'readonly', exports: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
