import { collectFileStrings } from '../../collectNestedStrings'
import { isVisibleTextJsonFile } from '../../read/visibleText'
import type { Rule } from '../rule'

const empty =
  /^(?:(?:please )?click(?: (?:here|this|on this))?|here|this|link|this (?:link|page)|page|(?:learn|read|find out|see|know) more|read this|more|details|infos?|information|(?:learn|read|find out|see) more here|read on|see(?: here)?|(?:veuillez )?cliquez?(?: ici| sur ce lien)?|cliquer(?: ici)?|ici|lien|ce lien|cette page|lire (?:la suite|plus|ici)|(?:en )?(?:savoir|voir|apprendre)(?: plus)?(?: ici)?|détails|plus|suite|(?:this|that|the|our|its|cet?|cette|le|la|notre|son) ?(?:article|document|website|site|site web|file|fichier|text|texte|one)|this|(?:more|further) (?:info|information|details)|plus d[’']infos?(?:rmations)?|celui-ci|celle-ci|(?:web)?site|site web|pdf|continue[rz]?|next|suivant|(?:see|voir) (?:below|above|more|plus bas|plus haut|ci-dessous|ci-dessus|page)|(?:download|télécharge[rz]?|open|ouvrir)(?: (?:it|here|now|ici))?|\d{1,2})$/i
// Words that say nothing about the target, alone or combined: « lire l’article suivant », “see the following link”.
const leading =
  /^(?:click|tap|press|here|this|that|these|the|an?|it|its|following|below|above|next|now|link|page|article|document|site|website|file|more|info|information|details?|read|see|learn|find|know|out|go|to|on|of|about|present|pdf|word|view|visit|check|discover|explore|open|download|get|please|our|your|full|complete|whole|all|story|post|text|cliquer|cliquez|appuyez|ici|là|ce|cet|cette|ceci|cela|ces|l[ea]|les|une?|du|de|des|suivante?|ci-dessous|ci-dessus|lien|fichier|plus|infos?|détails?|lire|lisez|voir|voyez|consulte[rz]|suite|savoir|en|découvr(?:ir|ez)|visite[rz]|allez|aller|accéde[rz]|à|au|y|sujet|propos|présente?|sur|pour|par|veuillez|suive[rz]|suivre|texte|notre|nos|complète?|télécharge[rz]|ouvr(?:ir|ez))$/iu

const address = /^(?:https?:\/\/|www\.)\S+$|^\/[\w/-]*$/i

export const descriptiveLinkText: Rule = {
  requirement: 'The text of a link describes its target even when read on its own.',
  level: 'problem',
  check: ({ jsonFiles }) =>
    collectFileStrings(jsonFiles.filter(({ file }) => isVisibleTextJsonFile(file))).map(({ file, text, field, key }) =>
      key === 'label' && saysNothing(text) ? { file, field, message: formatMessage(text) } : undefined,
    ),
  checkMarkdown: ({ analysis }) =>
    analysis.allLinks
      .filter(({ linkText }) => saysNothing(linkText))
      .map(({ linkText, line }) => ({ line, message: formatMessage(linkText) })),
}

function saysNothing(words: string): boolean {
  const plain = words.trim().replace(/^[\s«“"(]+|[\s»”").,:;!?…→›>]+$/g, '')
  return (
    !/[\p{L}\p{N}]/u.test(plain) || plain.length === 1 || empty.test(plain) || isLeading(plain) || address.test(plain)
  )
}

function isLeading(plain: string): boolean {
  const words = plain.split(/(?<=l[’'])|[\s\u00a0]+/u).map(word => word.replace(/[’',.]$/, ''))
  return words.every(word => /^l$/iu.test(word) || leading.test(word))
}

function formatMessage(words: string): string {
  return words.trim()
    ? `has a link on “${words.trim()}”, which does not say where it leads; link the words that do`
    : 'has a link without words; write where it leads'
}
