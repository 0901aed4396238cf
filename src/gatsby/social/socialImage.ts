/** Where the picture stands that social networks show for a page. */
export function buildSocialImagePath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.jpg`
}

/** What that picture says, for those who do not see it: it shows the title and the name of the practice. */
export function formatSocialImageAlt(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`
}
