import { join } from 'node:path'
import { defaultLanguage, languages } from '../../config/languages'
import { blogRoute } from '../../config/routes'
import { buildFeedPath, buildWebManifestPath } from '../../shared/paths'
import { generateRobotsText, generateSecurityText, securityTextPath, buildWebManifest } from './siteFiles'
import type { Redirects } from '../../content/model'
import { writeFileWithFolders } from '../../content/writeFiles'
import { todayInMontreal } from '../../content/read/publication'
import { generateHostFileTextsByName } from '../hosts'
import { getPracticeNodeFields, listArticlesNewestFirst, type NodeSpec } from '../nodes/nodeSpecs'
import { generateAtomFeed, maxFeedEntries } from './feed'

/**
 * Writes host rules, robots.txt, security.txt, web app manifests and feeds to public/. `getArticleHtml` returns the full
 * HTML of an article for the feeds. Idempotent.
 */
export function writeHostFilesManifestsAndFeeds(
  publicFolder: string,
  { nodeSpecs, redirects }: { nodeSpecs: NodeSpec[]; redirects: Redirects },
  bundles: string[],
  getArticleHtml: (path: string) => string | undefined,
): void {
  const write = (path: string, text: string) => writeFileWithFolders(join(publicFolder, path), text)
  Object.entries(generateHostFileTextsByName(redirects, bundles)).forEach(([file, text]) => write(file, text))
  const own = getPracticeNodeFields(nodeSpecs, defaultLanguage)
  write('robots.txt', generateRobotsText(own.website))
  write(securityTextPath, generateSecurityText(own, todayInMontreal()))
  const pages = nodeSpecs.filter(spec => spec.type === 'Page')
  for (const language of languages) {
    const practice = getPracticeNodeFields(nodeSpecs, language)
    write(buildWebManifestPath(language), JSON.stringify(buildWebManifest(practice, language)))
    const blogPage = pages.find(({ fields }) => fields.route === blogRoute && fields.language === language)?.fields
    const articles = listArticlesNewestFirst(nodeSpecs, language)
      .slice(0, maxFeedEntries)
      .map(article => ({ ...article, text: getArticleHtml(article.path) }))
    if (blogPage) write(buildFeedPath(language), generateAtomFeed({ practice, blogPage, articles }))
  }
}
