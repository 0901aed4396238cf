import { stripQueryAndHash } from '../../../shared/paths'
import { resolveMdxRoute } from '../../read/routes'
import type { Rule } from '../rule'

const privacy = /privacy|confidentialite|vie-privee/

export const privacyPolicyInLegalMenu: Rule = {
  requirement: 'The legal menu in the footer links to the privacy policy.',
  level: 'problem',
  requiredParts: ['navigation'],
  check: ({ navigation: { legal }, mdxFiles }) => {
    const policies = mdxFiles
      .filter(({ kind }) => kind === 'document')
      .map(resolveMdxRoute)
      .filter(route => privacy.test(route))
    const [policy] = policies
    return !policy || legal.some(to => policies.includes(stripQueryAndHash(to)))
      ? undefined
      : {
          file: 'content/navigation.json',
          field: 'legal',
          message: `does not name ${policy}: visitors must find the privacy policy from every page, for most pages collect something`,
          example: `"${policy}"`,
        }
  },
}
