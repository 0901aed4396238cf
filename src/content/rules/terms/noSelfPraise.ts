import type { Language } from '../../../config/languages'
import type { Rule } from '../rule'
import { makeExcerpt } from '../../language/excerpt'
import { extractSentenceAt } from '../facts/numberOrigin'
import { isSentenceAboutPractice } from './isSentenceAboutPractice'

/** What a law practice may not say, in whatever words: that it is above others, that it wins, what clients think of it. */
export const noSelfPraise: Rule = {
  requirement:
    'A law practice does not praise itself, compare itself with others, promise, or tell what clients say of it.',
  level: 'notice',
  checkVisibleText: ({ file, text, language }) => {
    if (file === 'content/facts.json') return []
    const words = text.replace(/[\u00a0\u202f\n]/g, ' ').replace(/'/g, '’')
    return kinds.flatMap(({ pattern, ofUs, say }) => {
      const match = pattern[language].exec(words)
      return match && (!ofUs || isSentenceAboutPractice(words, match.index, language))
        ? [{ index: match.index, message: `says “${quoted(match[0], words, match.index)}”; ${say}` }]
        : []
    })
  },
}

// Words that begin with a quotation mark say nothing alone: their sentence does.
function quoted(found: string, words: string, index: number): string {
  return /^[\p{L}\p{N}]/u.test(found) ? found : makeExcerpt(extractSentenceAt(words, index), 60)
}

interface Kind {
  pattern: Record<Language, RegExp>
  /** The words are common: they count where the sentence speaks of the practice. */
  ofUs?: boolean
  /** What is asked of the writer, to read on from the words. */
  say: string
}

const others = 'the practice does not compare itself with others; say what it does instead'
const praise =
  'where the practice speaks of itself, this is praise that cannot be proved; say what was done, or leave it out'
const result = 'no result may be promised, nor past ones be put forward; say what the practice does'

const kinds: Kind[] = [
  {
    pattern: {
      en: /\b(?:than (?:any|every|all|most|many|the (?:big|large|other|rest)|our (?:competitors|rivals|peers)|(?:big|large|traditional|other|bigger|larger) (?:law )?(?:firms?|lawyers|practices)|competitors|anyone|anybody|anything|a (?:big|large|traditional|downtown))|(?:any|no|every) other (?:law )?(?:firms?|lawyers?|counsel|practices?|boutiques?)|unlike (?:other|most|the (?:big|large|other)|big|large|traditional) |(?:nobody|no ?one|no (?:firm|lawyer|practice|team))(?: else)?\b[^.;:!?]{0,40}\b(?:better|faster|more|like (?:us|we)|as well|closer)|(?:outperform|outclass|outshine|beat)s? )/iu,
      fr: /(?<!\p{L})(?:(?:mieux|meilleure?s?|(?:plus|moins) [\p{L}’-]+(?: [\p{L}’-]+){0,2}) (?:que|qu’) ?(?:tout|toute|tous|toutes|n’importe|nos (?:concurrents|rivaux|pairs)|la (?:concurrence|plupart)|les (?:grands|gros|autres)|un grand|quiconque|personne|ailleurs)|(?:tout|aucun|nul) autre (?:cabinet|bureau|avocat)|contrairement aux (?:autres|grands|gros) |(?:personne|nul|aucune? (?:cabinet|équipe|avocate?|juriste)) (?:d’autre )?(?:ne |n’)[^.;:!?]{0,40}(?:mieux|plus|autant|aussi bien|comme nous))/iu,
    },
    say: others,
  },
  // Nobody does something that has to do with us: whatever the verb is.
  {
    pattern: {
      en: /\b(?:no ?one|nobody|none|few(?: others)?)(?: else)? (?!(?:at|in|on|of|from|with|within|outside|inside|who|but|except|and|or)\b)[\p{L}’]+ (?:[\p{L}’-]+ ){0,3}(?:us|ours?|we)\b/iu,
      fr: /(?<!\p{L})(?:(?:nul|personne|aucune? [\p{L}]+) (?:d’autre )?(?:ne |n’)|(?:rares sont|peu de [\p{L}]+) (?:(?:ceux|celles|qui) ){0,2})[\p{L}’]+ (?:[\p{L}’-]+ ){0,3}(?:nous|notre|nos|nôtres?)(?!\p{L})/iu,
    },
    say: others,
  },
  // A promise, a door that others do not have, everything that is asked for.
  {
    pattern: {
      en: /\bwe (?:(?:can|do|will|hereby) )?(?:promise|assure|vouch|warrant)\b|\b(?:privileged|special|direct|inside) access to\b|\b(?:insiders?|inside track|friends (?:at|in))\b|\b(?:obtain|get|win|secure|receive)s? (?:you )?(?:every|all|each|any) (?:of the )?(?:approvals?|authori[sz]ations?|licen[cs]es?|permits?|patents?|cases?|claims?)\b/iu,
      fr: /(?<!\p{L})(?:nous (?:vous |le |la |les )?(?:promettons|assurons que|jurons)|accès (?:privilégié|direct|spécial|réservé)|(?:nos|des) (?:contacts|amis|relations) (?:à|au|chez|dans)|(?:obten\p{L}+|gagn(?:ons|ez|e|ent)|décroch\p{L}+) (?:chaque|toutes? l[ae]s?|tous les|n’importe quel(?:le)?) (?:autorisation|approbation|licence|permis|brevet|cause|dossier)s?)(?!\p{L})/iu,
    },
    ofUs: true,
    say: result,
  },
  // A practice named by what sets it apart, and no verb behind: a slogan.
  {
    pattern: {
      en: /(?:^|(?<=[.!?:] ))(?:the|a|an|your|one|Montréal’s|Québec’s|Canada’s) (?:[\p{L}-]+ ){0,2}(?:firm|practice|lawyers?|team|counsel|boutique|advis[eo]rs?) (?:that|who|which) (?:[\p{L}’-]+[ .!]*){1,3}$/iu,
      fr: /(?:^|(?<=[.!?:] ))(?:l[ea] |les |l’|une? |votre )(?:cabinet|avocate?s?|juristes?|équipe|bureau|conseillère?s?)(?: [\p{L}-]+){0,2} qui (?:[\p{L}’-]+[ .!]*){1,3}$/iu,
    },
    say: praise,
  },
  {
    pattern: {
      en: /\b(?:never (?:lost|lose|failed|fails?|missed|been refused)|(?:always|invariably) (?:wins?|won|succeeds?|succeeded|obtains?|gets?)|undefeated|unbeaten|(?:perfect|spotless|flawless|unblemished|impeccable|enviable|stellar|strong) (?:track )?record|track record|we(?:’ll| will| can)? win|(?:you|you’ll|you will|helps? you|let us help you) win|won (?:\w+ )?(?:cases?|trials?|appeals?|\d+) for|without fail|(?:no|zero) (?:refusals?|rejections?|losses)\b)/iu,
      fr: /(?<!\p{L})(?:jamais (?:perdu|échoué|manqué|raté|connu l’échec|essuyé)|toujours (?:gagné|réussi|obtenu|eu gain)|invaincue?s?|(?:parcours|dossier|feuille de route|bilan|palmarès) (?:parfaite?|sans (?:faute|tache)|impeccable|irréprochable|enviable|éloquente?)|sans faute|(?:nous )(?:gagnons|gagnerons|remportons|remporterons)|vous (?:gagnerez|aurez gain|obtiendrez gain)|gain de cause (?:assuré|pour nos)|aucun (?:refus|rejet|échec))(?!\p{L})/iu,
    },
    ofUs: true,
    say: result,
  },
  {
    pattern: {
      en: /(?<!(?:schedule|annex|exhibit|form|phase|claim|appendix|part|item|volume|rule|vol\.|chapter) )(?:\bno\. ?1\b|\bnumber[- ]one\b|#1\b)|\b(?:the|Montréal’s|Québec’s|Canada’s|your) (?:[\p{L}]+ly )?(?:smartest|sharpest|fastest|finest|brightest|deepest|broadest|largest|biggest|oldest|greatest|lowest|cheapest|friendliest|safest|ultimate|perfect|ideal)\b|\bmost (?:[\p{L}]+ly )?(?:trusted|experienced|respected|efficient|effective|reliable|affordable|innovative|recommended|sought[- ]after|complete|comprehensive|prestigious|dynamic|accessible|modern|creative|admired|influential|powerful|capable|talented|established)\b|\b(?:famous|celebrated|prestigious|legendary|acclaimed|iconic|exceptional|outstanding|superb|brilliant|extraordinary|incredible|amazing|remarkable|unequalled|unequaled|incomparable|matchless|peerless|revolutionary|cutting[- ]edge|state[- ]of[- ]the[- ]art|game[- ]chang\w+|excellence|mastery|masterful|virtuoso|gurus?|ninjas?|rock ?stars?|wizards?|powerhouse|heavyweights?|household name|thought leaders?|sought[- ]after|highly regarded|well[- ]respected|reputation for)\b/iu,
      fr: /(?<!(?:annexe|phase|formulaire|partie|pièce|revendication|volume|règle|chapitre|tome) )(?:(?<!\p{L})no 1(?!\d)|(?<!\p{L})numéro (?:un|1)(?!\p{L}|\d))|(?<!\p{L})(?:le|la|les|notre|nos|votre) (?:équipe|cabinet|avocats?|avocates?|conseils?|juristes?|service|services|pratique|tarifs?|honoraires|approche|solution)? ?(?:l[ae]s? )?(?:plus|moins) (?:fort|solide|grand|gros|vieux|ancien|rapide|efficace|fiable|abordable|novateur|recommandé|complet|prestigieu|dynamique|accessible|moderne|respecté|réputé|bas|cher|recherché|talentueu|doué|performant|reconnu|qualifié|compétent)\p{L}*|(?<!\p{L})(?:célèbres?|prestigieu(?:x|ses?)|légendaires?|exceptionnel(?:le)?s?|remarquables?|extraordinaires?|incroyables?|inouïe?s?|inégalée?s?|incomparables?|révolutionnaires?|(?:à|de) la fine pointe|d’exception|d’excellence|l’excellence|maîtrise (?:parfaite|totale|inégalée)|gourous?|vedettes?|très (?:respectée?s?|réputée?s?)|réputation (?:enviable|d’excellence|solide)|jouit d’une|renommée|de prestige|tout premier|solution (?:idéale|parfaite)|(?:partenaire|choix) (?:idéale?|parfait))(?!\p{L})/iu,
    },
    ofUs: true,
    say: praise,
  },
  {
    pattern: {
      en: /\b(?:your (?:[\p{L}-]+ ){1,3}will be (?:granted|approved|accepted|authorized|issued|cleared|renewed)|(?:gets?|delivers?|obtains?|achieves?|secures?) (?:you )?(?:the )?(?:results|approvals|wins|outcomes)|(?:nine|eight|seven|\d+) (?:[\p{L}]+ )?(?:out of|in) (?:ten|10|100|a hundred) (?:files|cases|clients|trials|applications|submissions)|(?:files|cases|clients|applications|submissions) out of (?:ten|\d+)|(?:firm|lawyer|counsel|boutique|practice|team) of the year|trusted (?:advis[eo]r|partner|counsel|name|lawyers?)|dream team|(?:big|large|top|major)[- ]firm (?:quality|advice|experience|work|service)|(?:half|a fraction of) the (?:price|cost|fees?)|never need (?:another|any other)|masters? of|peace of mind|(?:win|won) awards?|recogni[sz]ed (?:as|by)|ranked (?:by|in|among)|chambers (?:canada|global)|legal 500|best lawyers)(?!\p{L})/iu,
      fr: /(?<!\p{L})(?:votre (?:[\p{L}’-]+ ){1,4}sera (?:accordée?|approuvée?|acceptée?|autorisée?|délivrée?|renouvelée?|homologuée?)|(?:obtenons|obtient|livrons|produisons|assurons) (?:des|les|vos) (?:résultats|autorisations|approbations)|(?:neuf|huit|sept|\d+) (?:dossiers|causes|clients|clientes|demandes|affaires|présentations|fois) sur (?:dix|10|cent|100)|(?:cabinet|avocate?|équipe|juriste) de l’année|(?:conseil|conseiller|conseillère|partenaire|cabinet|alliée?|avocate?) de confiance|équipe de rêve|(?:qualité|service|expérience) d’un grand cabinet|à moitié prix|(?:une|la) fraction du (?:prix|coût)|jamais besoin d’un autre|maîtris\p{L}+ (?:à la perfection|comme)|tranquillité d’esprit|reconnue? (?:comme|par|pour)|classée? (?:par|parmi)|parmi les meilleur\p{L}*|l’esprit tranquille)(?!\p{L})/iu,
    },
    say: 'no result may be promised, and praise cannot be proved; say what the practice does, or, of others, leave it as it is',
  },
  {
    pattern: {
      en: /[”"],? (?:says|said|tells us|told us|writes|wrote|recalls|adds)\b|[”"] ?[—–-] ?(?:\p{Lu}|an? |our |the )[^.]{0,40}\b(?:client|CEO|founder|president|chief|executive|director|investor)|\b(?:our clients|clients) (?:say|said|tell|love|praise|rave|recommend|trust us|agree)|\b(?:testimonials?|client reviews?|rated (?:us|\d)|stars? on google|google reviews?)\b/iu,
      fr: /»,? (?:dit|a dit|nous (?:dit|a dit|écrit)|affirme|raconte|confie|témoigne|déclare|a déclaré|se réjouit|se souvient)(?!\p{L})|»,? ?[—–-] ?(?:\p{Lu}|une? |notre |la |le )[^.]{0,40}(?:client|PDG|fondat|présiden|direct|investiss)|(?<!\p{L})(?:nos clients|la clientèle|nos clientes) (?:disent|adorent|nous recommandent|nous font confiance|racontent|le disent|apprécient)|(?<!\p{L})(?:avis (?:google|de nos clients)|étoiles sur google|témoignages? de (?:nos |notre )?client)/iu,
    },
    ofUs: true,
    say: 'what clients say of a lawyer is not advertised; take it out, or say whose words these are if they are of a court or an authority',
  },
]
