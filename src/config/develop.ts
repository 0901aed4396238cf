/** Where `gatsby develop` tells the page in the browser what is wrong in the content; no build has it. */
export const contentProblemsEndpoint = '/___content-problems'
