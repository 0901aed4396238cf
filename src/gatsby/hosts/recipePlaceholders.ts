/** The name and the folder that stand for the owner’s own in the recipes. */
export const exampleDomain = 'www.example.com'
export const exampleSiteFolder = '/srv/site/public'

/** The first lines of a recipe: where it comes from. */
export function formatGeneratedFileNotice(comment: '#' | '//'): string {
  return `${comment} Written by npm run deploy:recipes from src/config/hosting.ts: change it there. How to use it: docs/hosting.md.\n`
}
