import { replaceText, type RuleExamples } from '../examples'

const button = (to: string) => ({ 'content/pages/home.json': { 'sections[3].actions[0].to': to } })

export const examples: RuleExamples = {
  wrong: [
    { changes: button('/contcat'), says: ['content/pages/home.json', 'sections[3].actions[0].to', '“/contact”'] },
    { changes: button('/downloads/gide.pdf'), says: ['“/downloads/gide.pdf”', 'not in content/downloads'] },
    { changes: button('/fr/contact'), says: 'without language' },
    { changes: button('#qestions'), says: 'did you mean “questions”' },
    {
      changes: { 'content/articles/trials/en.mdx': replaceText('](/contact)', '](/contacts)') },
      says: ['en.mdx:26', '“/contacts”'],
    },
    {
      changes: { ...button('/old'), 'content/redirects.json': '[{ "from": "/old", "to": "/contact" }]' },
      says: ['“/old”', 'redirected', '“/contact”'],
    },
    {
      changes: { 'content/redirects.json': '[{ "from": "/old", "to": "/nowhere" }]' },
      says: ['content/redirects.json', '[0].to', '“/nowhere”'],
    },
    {
      changes: { 'content/redirects.json': '[{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/contact" }]' },
      says: ['[0].to', '“/b”', 'write the new one, “/contact”'],
    },
  ],
  right: [{ changes: button('/blog/trials') }, { changes: button('#questions') }],
}
