import type { Rule } from '../rule'

// Place names that keep their accents in English, too; names of bodies and acts are exempt.
const bare =
  /(?<![\p{L}\p{N}@.-])(?:Montreal(?! (?:Protocol|Exchange|Heart|Children|General|Convention|Canadiens|Gazette|Impact))|Quebec(?! (?:City|Act|Inc|inc))|Qu[eé]becois(?:es?)?|Levis(?= )|Trois-Rivieres|Riviere-du-Loup|Gaspesie|Monteregie|Cote-des-Neiges|Longueil|Saint-Jerome|Pointe-aux-Trembles)(?![\p{L}\p{N}-]|\.(?:ca|com|qc))/gu

const right: Record<string, string> = { Montreal: 'Montréal', Quebec: 'Québec' }

export const accentedPlaceNames: Rule = {
  requirement: 'Place names keep their own spelling: Montréal, Québec.',
  level: 'notice',
  checkVisibleText: ({ text, source }) =>
    [...text.matchAll(bare)]
      // Skips names that come from a placeholder: these are fixed in practice.json.
      .filter(({ 0: name }) => source.includes(name))
      .filter(({ index }) => !/(?:University|Bank|Port|Journal|Hospital|Board) of $/u.test(text.slice(0, index)))
      .map(({ 0: name, index }) => ({
        index,
        message: `says “${name}” without its accents; write ${right[name] ?? 'it with them'}, unless it is part of a name`,
      })),
}
