/** Mocks `gatsby` in unit tests: its Link is the router’s, and queries return null. */
export { Link } from '@gatsbyjs/reach-router'

export const graphql = () => null

export const withPrefix = (path: string) => path
