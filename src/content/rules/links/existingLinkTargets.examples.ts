import { createExampleTextReplacer, type RuleExamples } from '../examples'
import { sampleTermFilePath, sampleTerm } from '../terms/sampleTerm'

const button = (to: string) => ({ 'content/pages/home.json': { 'sections[3].actions[0].to': to } })

export const examples: RuleExamples = {
  wrong: [
    { changes: button('/contcat'), message: ['content/pages/home.json', 'sections[3].actions[0].to', '“/contact”'] },
    { changes: button('/downloads/gide.pdf'), message: ['“/downloads/gide.pdf”', 'not in content/downloads'] },
    {
      changes: {
        ...button('/downloads/fees.pdf'),
        'content/downloads/Old guide.pdf': '%PDF-1.7\n',
        'content/downloads/trial-checklist.pdf': '%PDF-1.7\n',
      },
      message: ['“/downloads/fees.pdf”', 'Example: "/downloads/trial-checklist.pdf"'],
    },
    { changes: button('/fr/contact'), message: 'without language' },
    { changes: button('#qestions'), message: 'did you mean “questions”' },
    {
      changes: { 'content/articles/trials/en.mdx': createExampleTextReplacer('](/contact)', '](/contacts)') },
      message: ['en.mdx:26', '“/contacts”'],
    },
    {
      changes: { ...button('/old'), 'content/redirects.json': '[{ "from": "/old", "to": "/contact" }]' },
      message: ['“/old”', 'redirected', '“/contact”'],
    },
    {
      changes: { 'content/redirects.json': '[{ "from": "/old", "to": "/nowhere" }]' },
      message: ['content/redirects.json', '[0].to', '“/nowhere”'],
    },
    {
      changes: { 'content/redirects.json': '[{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/contact" }]' },
      message: ['[0].to', '“/b”', 'write the new one, “/contact”'],
    },
    {
      changes: {
        ...button('/a'),
        'content/redirects.json': '[{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/contact" }]',
      },
      message: ['home.json', '“/a”', 'write the new one, “/contact”'],
    },
  ],
  right: [
    { changes: button('/blog/trials') },
    { changes: button('#questions') },
    {
      changes: {
        [sampleTermFilePath]: sampleTerm,
        'content/pages/home.json': {
          'sections[4]': { type: 'glossary' },
          'sections[3].actions[0].to': '#clinical-trial',
        },
      },
    },
  ],
}
