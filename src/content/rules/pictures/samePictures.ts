import { pairByLanguage } from '../../read/languagePairs'
import type { Rule } from '../rule'

export const samePictures: Rule = {
  requirement:
    'Both languages of a text show the same pictures in the same order, or a version of each for their language (timeline-fr.png).',
  level: 'notice',
  check: ({ texts }) =>
    pairByLanguage(texts).flatMap(({ first, second }) =>
      // Different numbers of pictures are reported by another rule.
      first.analysis.pictures.length === second.analysis.pictures.length
        ? second.analysis.pictures.map(({ src, line }, index) => {
            const other = first.analysis.pictures[index]?.src ?? ''
            return removeLanguageSuffix(src) === removeLanguageSuffix(other)
              ? undefined
              : {
                  file: second.file,
                  line: line && line + second.linesBefore,
                  message: `shows “${src}” where ${first.file} shows “${other}”; show the same, or see that both are meant`,
                }
          })
        : [],
    ),
}

function removeLanguageSuffix(src: string): string {
  return src.replace(/[-_.](?:en|fr)(?=\.\w+$)/, '')
}
