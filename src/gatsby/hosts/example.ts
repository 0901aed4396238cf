/** The name and the folder that stand for the owner’s own in the recipes. */
export const exampleHost = 'www.example.com'
export const exampleFolder = '/srv/site/public'

/** The first lines of a recipe: where it comes from. */
export function generatedFileNotice(comment: '#' | '//'): string {
  return `${comment} Written by npm run deploy:recipes from src/config/hosting.ts: change it there. How to use it: docs/hosting.md.\n`
}
