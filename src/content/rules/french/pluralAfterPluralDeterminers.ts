import { isInDictionaryWholeOrInParts } from '../../language/spelling'
import type { Rule } from '../rule'

// Words that are always followed by a plural. Lower-case « les » and « leurs » are excluded: they may precede a verb.
const several =
  /(?<![\p{L}’'-])(?:[Dd]es|[Cc]es|[Nn]os|[Vv]os|[Mm]es|[Pp]lusieurs|[Qq]uelques|[Aa]ux|Les|[Tt]outes les|[Tt]ous les|(?:[Dd]ans|[Ss]ur|[Aa]vec|[Pp]ar|[Ss]ous|[Ss]elon|[Ee]ntre|[Ss]ans|[Vv]ers|[Cc]hez|[Cc]ontre|[Dd]epuis|[Pp]our) les|[Dd]e nombreu(?:x|ses))[ \u00a0](?<word>\p{Ll}{4,})(?![\p{L}’'-])/gu

// Words that are not reported: numbers, invariable words, and singular words that often stand here.
const without =
  /^(?:quatre|cinq|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|tout|toute|plus|moins|fois|quelque|même|leur|aussi|bien|donc|hors|bonne|grand|petit|après|avant|contre|demi|semi|part|entre|suite|sous|super|surtout|encore|parfois|peut|tant)$/u

export const pluralAfterPluralDeterminers: Rule = {
  requirement: 'Nouns after « les », « des », « vos » or « plusieurs » are in the plural.',
  level: 'notice',
  checkVisibleText: ({ text, language }) =>
    language === 'fr'
      ? [...text.matchAll(several)].map(({ 0: found, index, groups: { word = '' } = {} }) =>
          /(?:[sxz]|[ei]r|re)$/.test(word) || without.test(word) || !hasPlural(word)
            ? undefined
            : { index, message: `says « ${found} », where a plural is expected; write « ${found}s » or look again` },
        )
      : [],
}

function hasPlural(word: string): boolean {
  return isInDictionaryWholeOrInParts(word, 'fr') && isInDictionaryWholeOrInParts(`${word}s`, 'fr')
}
