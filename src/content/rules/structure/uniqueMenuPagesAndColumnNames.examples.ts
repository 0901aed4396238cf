import type { RuleExamples } from '../examples'

const menu = (fields: Record<string, unknown>) => ({ changes: { 'content/navigation.json': fields } })

export const examples: RuleExamples = {
  wrong: [
    { ...menu({ 'footer[1].name': { en: 'Services', fr: 'Lectures' } }), message: 'a second column “Services”' },
    { ...menu({ 'header[2]': '/services/corporate-law' }), message: ['header[2]', 'a second time'] },
    { ...menu({ 'footer[2].pages[1]': '/blog/trials' }), message: ['footer[2].pages[1]', 'footer[1].pages[0]'] },
    { ...menu({ 'legal[1]': '/privacy' }), message: 'legal[1]' },
    { ...menu({ 'header[0]': '/#questions' }), message: ['header[0]', 'not places', 'Example: /'] },
  ],
  right: [menu({ 'legal[1]': '/contact' })],
}
