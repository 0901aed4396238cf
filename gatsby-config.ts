import type { GatsbyConfig } from 'gatsby'
import practice from './content/practice.json'
import { defaultLanguage, languages } from './src/config/languages'
import { sitemapOptions } from './src/config/sitemap'
import { areQueryTypesStale, queryTypesPath } from './src/gatsby/queryTypes'

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: practice.website },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: queryTypesPath,
    // Build queries are tagged with /* GraphQL */; so is the schema, which is excluded.
    documentSearchPaths: ['./src/gatsby/**/*.ts', '!./src/gatsby/schema/computedTypes.ts'],
    generateOnBuild: areQueryTypesStale(process.cwd()),
  },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: 'content' } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: 'locales' } },
    'gatsby-plugin-mdx',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...languages],
        defaultLanguage,
        siteUrl: practice.website,
        redirect: false,
        trailingSlash: 'never',
        i18nextOptions: { interpolation: { escapeValue: false }, keySeparator: '.', nsSeparator: ':' },
      },
    },
    'gatsby-plugin-react-helmet',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
}

export default config
