const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
}

const shared = {
  transform,
  setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/patience.ts'],
  // Many Markdown packages are ES modules, which Jest supports only when transformed.
  transformIgnorePatterns: [
    '/node_modules/(?!.*\\.mjs$)(?:react|react-dom|@babel|@emotion|jsdom|zod|gatsby|gatsby-plugin-.*)/',
  ],
  moduleNameMapper: { '\\.woff2$': '<rootDir>/__tests__/helpers/file.ts' },
}

const unitTests = '<rootDir>/__tests__/{content,gatsby,commands,shared,scripts,tools}/**/*.test.ts'

export default {
  projects: [
    {
      // Each worker loads a module once instead of once per test file, which took most of the time. So test files share
      // module state, and modules cannot be mocked, except in `*.isolated.test.ts`.
      displayName: 'unit',
      runner: 'jest-light-runner',
      transform: {},
      setupFiles: ['<rootDir>/__tests__/helpers/typeScript.mjs'],
      globalTeardown: '<rootDir>/__tests__/helpers/projectsFolder.mjs',
      testMatch: [unitTests],
      testPathIgnorePatterns: [String.raw`\.isolated\.test\.ts$`],
    },
    {
      ...shared,
      displayName: 'isolated',
      testEnvironment: 'node',
      testMatch: [unitTests.replace('.test.ts', '.isolated.test.ts')],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/site/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/__tests__/helpers/setup.ts'],
      moduleNameMapper: { ...shared.moduleNameMapper, '^gatsby$': '<rootDir>/__tests__/helpers/gatsby.tsx' },
    },
    {
      ...shared,
      displayName: 'develop',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/develop/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'builds',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/builds/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'engines',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/engines/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'hosts',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/hosts/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: '<rootDir>/__tests__/helpers/siteEnvironment.ts',
      testMatch: ['<rootDir>/__tests__/built/**/*.test.ts'],
      // The exports of eld have only an `import` condition; Jest resolves `require`.
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^eld/(\\w+)$': '<rootDir>/node_modules/eld/src/entries/static.$1.js',
      },
    },
  ],
}
