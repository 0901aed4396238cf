import { findClosestMatch } from '../../language/didYouMean'
import type { CheckInput } from '../../read/checkInput'
import { contentPicturePathPattern, resolvePicturePath } from '../../pictures/pictureReferences'
import type { ContentFinding, Rule } from '../rule'

/** Other allowed files in content/: guides for writers, records that commands keep, and downloads. */
const others =
  /^content\/(?:(?:README|LISEZMOI|reference)\.md|(?:translations|headings)\.json)$|^content\/downloads\/|\/\.gitkeep$/
const folders = [
  'content/pages',
  'content/terms',
  'content/articles',
  'content/documents',
  'content/images',
  'content/downloads',
]

export const noMisplacedFiles: Rule = {
  requirement: 'Every file in content/ and locales/ has a name and a folder that the site reads.',
  level: 'problem',
  check: input =>
    input.fileSystemEntries.map(({ path, isFolder }) =>
      isFolder ? findFolderProblems(path, input) : findFileProblems(path, input),
    ),
}

function findFileProblems(path: string, input: CheckInput): ContentFinding | undefined {
  const { jsonFiles, mdxFiles } = input
  if (folders.includes(path)) return { file: path, message: 'is a file; a folder of this name belongs here' }
  // Misplaced MDX files are reported by the reader. The cheap name checks come first: there may be thousands of files.
  if (
    others.test(path) ||
    contentPicturePathPattern.test(path) ||
    /^content\/(?:articles|documents)\/.*\.mdx$/.test(path)
  )
    return undefined
  if ([...jsonFiles, ...mdxFiles].some(({ file }) => file === path)) return undefined
  if (input.pictureReferences.some(({ file, src }) => resolvePicturePath(file, src) === path)) return undefined
  const singles = jsonFiles.map(({ file }) => file).filter(file => !/^content\/(?:pages|terms)\//.test(file))
  return { file: path, message: `is not read by the site; ${suggestPlace(path, singles)}` }
}

function findFolderProblems(path: string, { fileSystemEntries }: CheckInput): ContentFinding | undefined {
  if (
    /\.(?:json|mdx|png|jpe?g|webp)$/i.test(path) &&
    !fileSystemEntries.some(entry => entry.path === path && !entry.isFolder)
  )
    return { file: path, message: 'is a folder with the name of a file; a file belongs here' }
  const [, top, rest] = /^(content\/[^/]+)(\/.*)?$/.exec(path) ?? []
  if (!top || rest || folders.includes(top)) return undefined
  const candidate = findClosestMatch(top, folders)
  return {
    file: path,
    message: `is a folder that the site does not read; ${candidate ? `did you mean ${candidate}` : `the folders are ${folders.join(', ')}`}`,
  }
}

function suggestPlace(path: string, singles: string[]): string {
  const [, top = '', rest = ''] = /^(content\/[^/]+)\/(.+)$/.exec(path) ?? []
  const folder = folders.includes(top) ? top : findClosestMatch(top, folders)
  if (/\.pdf$/i.test(path)) return 'a file that visitors download stands in content/downloads'
  if (/\.(?:docx?|odt|rtf|pages|xlsx?|pptx?)$/i.test(path))
    return 'take its words over into a text (npm run new:article, new:page or new:document begins one), or offer it as a PDF in content/downloads'
  if (folder === 'content/images' || /\.(?:gif|svg|tiff?|heic|avif|bmp|psd|ai|eps)$/i.test(path))
    return 'pictures are .png, .jpg or .webp, in content/images or beside their text'
  if (folder === 'content/articles' || folder === 'content/documents') {
    const slug = rest.includes('/') ? rest.split('/')[0] : rest.replace(/\..*$/, '')
    const language = /(?:^|[/._-])fr/i.test(rest.replace(/^[^/]*\//, '')) ? 'fr' : 'en'
    return `did you mean ${folder}/${slug}/${language}.mdx`
  }
  if (folder === 'content/pages' || folder === 'content/terms')
    return `did you mean ${folder}/${rest.replace(/\.[^/]*$/, '')}.json`
  const candidate =
    findClosestMatch(path, singles) ?? findClosestMatch(path.replace(/(?:\.[a-z0-9]+)+$/i, '.json'), singles)
  return candidate ? `did you mean ${candidate}` : 'content/README.md says what stands where'
}
