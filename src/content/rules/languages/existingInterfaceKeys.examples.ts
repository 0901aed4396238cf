import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'locales/en/common.json': { 'blog.loadMore': ['Load', 'more'] } },
      message: ['blog.loadMore', 'a list'],
    },
    { changes: { 'locales/fr/common.json': { 'blog.loadMore': 6 } }, message: 'expected words in quotation marks' },
    {
      changes: { 'src/Blog.tsx': "const { t } = useTranslation(); t('blog.nowhere')" },
      message: ['blog.nowhere', 'is missing'],
    },
  ],
  right: [{ changes: { 'src/Blog.tsx': "const { t } = useTranslation(); t('blog.loadMore'); t(`blog.${name}`)" } }],
}
