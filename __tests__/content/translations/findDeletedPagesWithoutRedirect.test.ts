import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findDeletedPagesWithoutRedirect } from '../../../src/content/translations/findDeletedPagesWithoutRedirect'
import { withSmallContent } from '../../helpers/contentCopy'

const page = 'content/pages/services/corporate-law.json'
const article = 'content/articles/trials'
const document = 'content/documents/privacy'
const digests = { en: '1', fr: '2' }
const confirmed = { [page]: digests, [article]: digests, [document]: digests, 'content/facts.json': digests }

it('asks for a redirect if a confirmed page or text was deleted without one', () =>
  withSmallContent(root => {
    expect(findDeletedPagesWithoutRedirect(root, confirmed, [])).toEqual([])
    for (const name of [page, article, document, 'content/facts.json']) rmSync(join(root, name), { recursive: true })
    expect(findDeletedPagesWithoutRedirect(root, confirmed, [])).toEqual([
      expect.objectContaining({
        file: page,
        level: 'notice',
        message: expect.stringContaining('/services/corporate-law'),
      }),
      expect.objectContaining({ file: article, message: expect.stringContaining('"from": "/blog/trials"') }),
      expect.objectContaining({ file: document, message: expect.stringContaining('"from": "/privacy"') }),
    ])
    const redirects = [
      { from: '/services/corporate-law', to: '/' },
      { from: '/resources/privacy', to: '/' },
    ]
    expect(findDeletedPagesWithoutRedirect(root, confirmed, redirects).map(({ file }) => file)).toEqual([article])
  }))
