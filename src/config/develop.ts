/** Endpoint of `gatsby develop` that reports content problems to the browser; does not exist in a build. */
export const contentProblemsEndpoint = '/___content-problems'
