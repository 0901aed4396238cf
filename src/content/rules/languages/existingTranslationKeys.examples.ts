import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'locales/en/common.json': { 'blog.loadMore': ['Load', 'more'] } }, says: ['blog.loadMore', 'a list'] },
    { changes: { 'locales/fr/common.json': { 'blog.loadMore': 6 } }, says: 'expected words in quotation marks' },
    {
      changes: { 'src/Blog.tsx': "const { t } = useTranslation(); t('blog.nowhere')" },
      says: ['blog.nowhere', 'is missing'],
    },
  ],
  right: [{ changes: { 'src/Blog.tsx': "const { t } = useTranslation(); t('blog.loadMore'); t(`blog.${name}`)" } }],
}
