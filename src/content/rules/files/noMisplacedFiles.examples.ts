import type { RuleExamples } from '../examples'

const wrong = (path: string, message: string) => ({ changes: { [path]: 'Words.' }, message: [path, message] })

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'content/articles/trials/guide.pdf': '%PDF-1.7' }, message: 'content/downloads' },
    { changes: { 'content/pages/team.docx': 'PK' }, message: 'new:page' },
    wrong('content/articles/trials/en.md', 'did you mean content/articles/trials/en.mdx'),
    wrong('content/articles/trials/fr.MDX', 'did you mean content/articles/trials/fr.mdx'),
    wrong('content/articles/patents.md', 'did you mean content/articles/patents/en.mdx'),
    wrong('content/article/patents/en.mdx', 'did you mean content/articles'),
    wrong('content/pages/patents.JSON', 'did you mean content/pages/patents.json'),
    wrong('content/pages/patents.json.txt', 'did you mean content/pages/patents.json'),
    wrong('content/practise.json', 'did you mean content/practice.json'),
    wrong('content/images/photo.gif', 'pictures are .png, .jpg or .webp'),
    wrong('content/notes.docx', 'is not read'),
    wrong('locales/fr/comon.json', 'did you mean locales/fr/common.json'),
    { changes: { 'content/pages/about.json/old.json': '{}' }, message: 'content/pages/about.json: is a folder' },
  ],
  right: [
    { changes: { 'content/README.md': 'Words.', 'content/LISEZMOI.md': 'Des mots.' } },
    { changes: { 'content/pages/.trash/about.json': '{', 'content/downloads/.old/guide.txt': 'x' } },
    { changes: { 'content/.DS_Store': 'x', 'content/articles/trials/~$en.mdx': 'x', 'content/images/Thumbs.db': 'x' } },
  ],
}
