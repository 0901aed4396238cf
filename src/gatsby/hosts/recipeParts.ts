/** What recipes have in place of the owner’s domain and folder. */
export const exampleDomain = 'www.example.com'
export const exampleSiteFolder = '/srv/site/public'

/** Header comment of a generated recipe: which command wrote it, from which file. */
export function formatGeneratedFileNotice(comment: '#' | '//'): string {
  return `${comment} Written by npm run deploy:recipes from src/config/hosting.ts: change it there. How to use it: docs/hosting.md.\n`
}
