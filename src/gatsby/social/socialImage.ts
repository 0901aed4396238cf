/** The public path of a page’s social image. */
export function buildSocialImagePath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.jpg`
}

/** Alternative text of the social image, which shows the title and the practice’s name. */
export function formatSocialImageAlt(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`
}
