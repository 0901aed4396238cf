import type { Language } from '../../../config/languages'

/** A pattern of promotional language. */
interface PromotionalClaimPattern {
  pattern: Record<Language, RegExp>
  /** For common words: they only count in sentences about the practice or its services. */
  ofUs?: boolean
  /** The advice to the writer, worded to follow the quoted words. */
  say: string
}

const others = 'the practice does not compare itself with others; say what it does instead'
const praise =
  'where the practice speaks of itself, this is praise that cannot be proved; say what was done, or leave it out'
const result = 'no result may be promised, nor past ones be put forward; say what the practice does'
const clients = 'who the clients are is a secret of the profession; say what kinds of companies the practice serves'
const testimonial =
  'what clients say of a lawyer is not advertised; take it out, or say whose words these are if they are of a court or an authority'

export const promotionalClaimPatterns: PromotionalClaimPattern[] = [
  {
    pattern: {
      en: /\b(?:than (?:any|every|all|most|many|the (?:big|large|other|rest)|our (?:competitors|rivals|peers)|(?:big|large|traditional|other|bigger|larger) (?:law )?(?:firms?|lawyers|practices)|competitors|anyone|anybody|anything|a (?:big|large|traditional|downtown))|than those of (?:any|every|other|another) |(?:any|no|every) other (?:law )?(?:firms?|lawyers?|counsel|practices?|boutiques?)|unlike (?:other|most|the (?:big|large|other)|big|large|traditional) |(?:nobody|no ?one|no (?:[\p{L}-]+ )?(?:firm|lawyer|practice|team))(?: else)?\b[^.;:!?]{0,40}\b(?:better|faster|cheaper|lower|less|more|like (?:us|we)|as well|closer)|(?:nobody|no ?one)(?: else)? \p{L}+ [^.;:!?]{0,40}\b(?:as|so) \p{L}+ly\b|(?:out(?:perform|class|shine|smart|think|match|work|wit)|beat)s? )/iu,
      fr: /(?<!\p{L})(?:(?:mieux|meilleure?s?|(?:plus|moins) [\p{L}’-]+(?: [\p{L}’-]+){0,2}) (?:que|qu’) ?(?:tout|toute|tous|toutes|n’importe|nos (?:concurrents|rivaux|pairs)|la (?:concurrence|plupart)|les (?:grands|gros|autres)|un grand|quiconque|personne|ailleurs|la partie adverse|l’autre partie|ce(?:ux|lles) (?:de tout|de n’importe|des (?:autres|grands|gros)))|(?:tout|aucun|nul) autre (?:cabinet|bureau|avocat|juriste|conseiller)|aucune autre (?:équipe|avocate|étude|conseillère|pratique)|contrairement aux (?:autres|grands|gros) |(?:personne|nul|aucune? (?:cabinet|équipe|avocate?|juriste)(?: [\p{L}-]+)?) (?:d’autre )?(?:ne |n’)[^.;:!?]{0,40}(?:mieux|moins|plus|autant|aussi bien|d’aussi|comme nous))/iu,
    },
    say: others,
  },
  // “Nobody …” with “us” or “our”, whatever the verb.
  {
    pattern: {
      en: /\b(?:no ?one|nobody|none|few(?: others)?)(?: else)? (?!(?:at|in|on|of|from|with|within|outside|inside|who|but|except|and|or)\b)[\p{L}’]+ (?:[\p{L}’-]+ ){0,3}(?:us|ours?|we)\b/iu,
      fr: /(?<!\p{L})(?:(?:nul|personne|aucune? [\p{L}]+) (?:d’autre )?(?:ne |n’)|(?:rares sont|peu de [\p{L}]+) (?:(?:ceux|celles|qui) ){0,2})[\p{L}’]+ (?:[\p{L}’-]+ ){0,3}(?:nous|notre|nos|nôtres?)(?!\p{L})/iu,
    },
    say: others,
  },
  // Advertising language that no court, act or contract uses.
  {
    pattern: {
      en: /\b(?:one[- ]stop[- ]shop|(?:best|great|unbeatable|exceptional) (?:value|price)|value for (?:your )?money|passionate about|limited[- ]time (?:offer|only)|(?:don[’']t|do not) (?:wait|delay|miss)(?: any longer| out)?[,.!] |(?:act|book) now\b|call now!|(?:cutting[- ]edge|innovative|unique|revolutionary|holistic) (?:[\p{L}-]+,? ){0,2}(?:approach|counsel|service)|(?:fast|rapid|quick), (?:reliable|efficient|affordable)|inside[- ]out\b|former big[- ]law|big[- ]law (?:experience|partners?|quality)|(?:deep|extensive|vast|unique|in-depth) (?:expertise|know-how)|seasoned (?:lawyers?|counsel|team|professionals?)|recogni[sz]ed by (?:our|its|their) peers|(?:most )?affordable (?:option|choice|lawyers?|counsel|fees)|go the extra mile|at the forefront of)/iu,
      fr: /(?<!\p{L})(?:guichet unique en|(?:meilleur|excellent) rapport qualité[- ]prix|qualité[- ]prix|passionnée?s? (?:de|du|des|par)|offre d’une durée limitée|durée limitée[ !.]|n’attendez plus|(?:appelez|réservez|agissez) (?:dès )?maintenant|approche (?:unique|novatrice|innovante|avant-gardiste|holistique)|avant-gardistes?|rapides?, fiables?|sur le bout (?:des|de nos) doigts|anciens? associée?s? de grands cabinets|expertise (?:pointue|approfondie|vaste|unique|inégalée|sans pareille)|vaste (?:expertise|expérience)|(?:juristes|avocates?|avocats?|équipe|fiables et) chevronnée?s?|reconnue?s? par (?:nos|ses|leurs) pairs|(?:option|choix|tarifs?|honoraires) (?:l[ae]s? )?(?:plus )?(?:abordables?|avantageux)|hautement (?:cotée?s?|qualifiée?s?|recommandée?s?))/iu,
    },
    say: praise,
  },
  // Descriptions of clients.
  {
    pattern: {
      en: /\b(?:our (?:past |present |current |corporate )?clients (?:include|are (?:called|named)|such as|like|range from)|we (?:(?:have|’ve) )?(?:acted|act|worked|work|advised|advise) for (?:clients|companies) (?:such as|like)|among our clients (?:are|is))\b/iu,
      fr: /(?<!\p{L})(?:nos client(?:e)?s (?:comprennent|incluent|tel(?:le)?s que|comme|se nomment|ont pour nom)|(?:compt\p{L}+|figur\p{L}+) parmi nos client(?:e)?s|parmi nos client(?:e)?s (?:figur|compt|se trouv)\p{L}+)(?!\p{L})/iu,
    },
    say: clients,
  },
  // Ratings.
  {
    pattern: {
      en: /★|⭐|(?<![\d.,])\d(?:\.\d)? ?\/ ?(?:5|10)(?= (?:rating|stars?|on|from|by))/iu,
      fr: /★|⭐|(?<![\d.,])\d(?:,\d)? ?\/ ?(?:5|10)(?= (?:étoiles?|sur|selon|par))/iu,
    },
    say: 'what clients think of a lawyer is not advertised, in stars no more than in words; take it out',
  },
  // Promises, privileged access, all-inclusive offers.
  {
    pattern: {
      en: /\bwe (?:(?:can|do|will|hereby) )?(?:promise|assure|vouch|warrant)\b|\b(?:privileged|special|direct|inside) access to\b|\b(?:insiders?|inside track|friends (?:at|in))\b|\b(?:(?:obtain|get|secure|receive)s? (?:you )?(?:every|all|each|any) (?:of the )?(?:approvals?|authori[sz]ations?|licen[cs]es?|permits?|patents?|cases?|claims?)|wins? (?:you )?(?:every|all|each|any))\b|\bwe (?:make sure|see to it|ensure)(?: that)? your [^.;:!?]{0,40}\b(?:granted|approved|accepted|issued|cleared|registered|authorized)\b|\bwe(?:’ll| will| can)? (?:get|have) your [^.;:!?]{0,40}\b(?:granted|approved|accepted|issued|cleared|registered|authorized)\b|\bknows? [^.;:!?]{0,60}\b(?:personally|by (?:first )?name)\b|\bfirst[- ]name terms\b|\b(?:our clients|you(?:’ll| will| can)?|we(?:’ll| will)?) (?:always|never) (?:close|win|get|obtain|succeed|pay|lose|fail|be refused)s?\b|\b(?:every|each|any|all) (?:of the )?[\p{L}]+ (?:that )?we [\p{L}]+ (?:closes?|wins?|succeeds?|(?:is|are|gets?) (?:granted|approved|accepted))\b/iu,
      fr: /(?<!\p{L})(?:nous (?:vous |le |la |les )?(?:promettons|assurons que|jurons)|accès (?:privilégié|direct|spécial|réservé)|(?:nos|des) (?:contacts|amis|relations) (?:à|au|chez|dans)|(?:obten\p{L}+|décroch\p{L}+) (?:chaque|toutes? l[ae]s?|tous les|n’importe quel(?:le)?) (?:autorisation|approbation|licence|permis|brevet|cause|dossier)s?|gagn(?:ons|ez|e|ent) (?:chaque|toute?s? l[ae]s?|tous les|n’importe quel(?:le)?))(?!\p{L})/iu,
    },
    ofUs: true,
    say: result,
  },
  // Services with a guaranteed result, without risk or with money back.
  {
    pattern: {
      en: /(?:, |\b(?:is|are|satisfaction|success|results?|savings) )guaranteed\b|\bguaranteed (?:results?|success|outcomes?|approvals?|savings?|win)\b|\bmoney[- ]back\b|\b(?:your )?money back if\b|\brisk[- ]free\b|\bno[- ]risk\b|\b(?:zero|no) (?:risks?|delays?|surprises?|worries)\b|\bresults? (?:that )?you can (?:count|rely|bank|depend) on\b|\b(?:certain|assured|sure) success\b|\b(?:approved|granted|accepted|authorized) (?:(?:on|at|in) )?the first (?:time|attempt|try|round|pass)\b|\byou(?:’ll| will) (?:get|obtain|receive|have) (?:[\p{L}’-]+ ){1,3}(?:compliance|approvals?|licen[cs]es?|patents?|authori[sz]ations?|registrations?|permits?)\b|\b(?:accredit|endorse|certify|recommend)s? (?:and \p{L}+ )?us\b|\b(?:superior|better|outstanding|proven|unparalleled|great|excellent) results?\b|\bsaves? (?:you )?a fortune\b|\b(?:\d+|one hundred|a hundred|ninety(?:-\p{L}+)?)[ \u00a0]?(?:%|per ?cent) of (?:our |the )?(?:clients|files|cases|applications|submissions|filings|deals)\b/iu,
      fr: /(?:, (?:c’est )?|(?<!\p{L})(?:est|sont|satisfaction|succès|résultats?|réussite|économies) )garantie?s?(?!\p{L})|(?<!\p{L})(?:argent remis|(?:vous serez )?rembourse(?:ment|z|ée?s?) si|sans (?:aucun |le moindre )?risque|zéro (?:risques?|retards?|surprises?|soucis?)|à (?:tous les coups|coup sûr)|résultats? (?:assurés?|certains?|supérieurs?|exceptionnels?|éprouvés?|inégalés?|remarquables?)|(?:succès|réussite) (?:certaine?|assurée?)|(?:approuv|accept|accord|autoris|délivr)ée?s? (?:du premier coup|(?:dès|à) la première (?:fois|tentative))|une fortune|vous (?:obtiendrez|aurez|recevrez) (?:[\p{L}’-]+ ){0,2}[\p{L}’-]*(?:conformité|autorisation|approbation|homologation|licence|brevet|enregistrement|permis)s?|nous (?:accréditent|recommandent|certifient|cautionnent)|nous (?:ferons|faisons) (?:homologuer|approuver|accepter|accorder|délivrer|autoriser|breveter)|(?:veillons à ce que|faisons en sorte que|veillerons à ce que) vo(?:tre|s) [^.;:!?]{0,40}soi(?:t|ent) (?:accord|approuv|accept|délivr|autoris|homologu|enregistr)\p{L}+|conna[iî]\p{L}+ personnellement|(?:cent|quatre-vingt-\p{L}+|\d+)[ \u00a0](?:pour cent|%) de (?:nos |vos )?(?:clients?|clientes|dossiers|causes|demandes|affaires|transactions|présentations)|(?:nos clients?|nos clientes|vous|nous) (?:n’|ne )?(?:conclu|obtien|réussi|gagn|pai|pay|perd|échou)\p{L}* (?:toujours|jamais)|tou(?:te)?s l[ae]s? \p{L}+ que nous \p{L}+ (?:se |sont )?(?:conclu|gagn|réussi|accord|approuv|accept)\p{L}*)(?!\p{L})/iu,
    },
    ofUs: true,
    say: result,
  },
  // Superlatives about a practice or its services.
  {
    pattern: {
      en: /\b(?:most|least) (?:[\p{L}]+ly )?(?!of |recent|common|part|important|often|likely|frequent|appropriate|suitable|relevant)\p{L}+ (?:[\p{L}-]+ ){0,2}(?:lawyers?|attorneys|counsel|firms?|boutiques?|legal (?:fees?|minds?|advice|talent|services?|help|support|work|team))\b|\b(?!interest|request|invest|test|rest|latest|earliest|honest|modest|guest|contest|west|forest)\p{L}{3,}est (?:[\p{L}-]+ ){0,2}(?:lawyers?|attorneys|law firms?|boutiques?|legal (?:fees?|minds?|advice|talent|services?|help|support|work|team)|(?:fees|rates|prices) (?:in|around) )|\b(?:smartest|wisest|safest|best|perfect|obvious|natural|right) choice\b|\b(?:go-to|favou?rite|top-tier|premier|leading|award-winning|elite|prize-winning|best[- ]kept)\b(?! case| authorit| questions?\b| decisions?\b| judgments?\b)/iu,
      fr: /(?<!\p{L})(?:avocats?|avocates?|juristes?|cabinets?|équipes?|esprits?|conseils?|conseillers?|tarifs?|honoraires|services? juridiques?|choix|façon|secret) (?:\p{L}+ )?l(?:e|a|es) (?:plus|moins|mieux) (?!récent|courant|fréquent|important|proche|souvent)\p{L}+|(?<!\p{L})les (?:plus|meilleure?s?) \p{L}+ (?:esprits|avocats|juristes|cabinets|talents)|(?<!\p{L})(?:de référence|primée?s?|préférée?s?|le premier (?:cabinet|choix)|la première (?:équipe|étude)|haut de gamme|(?:de|d’une) (?:la )?(?:plus |très )?haute qualité|sans (?:pareille?s?|égale?s?|équivalent)|d’élite|(?:dizaines|centaines|milliers) d(?:e |’)\p{L}+ nous font confiance|mieux que)(?!\p{L})|(?<!\p{L})mieux qu’/iu,
    },
    ofUs: true,
    say: praise,
  },
  // Slogans: the practice with a distinguishing attribute and no verb.
  {
    pattern: {
      en: /(?:^|(?<=[.!?:] ))(?:the|a|an|your|one|Montréal’s|Québec’s|Canada’s) (?:[\p{L}-]+ ){0,2}(?:firm|practice|lawyers?|team|counsel|boutique|advis[eo]rs?) (?:that|who|which) (?:[\p{L}’-]+[ .!]*){1,3}$/iu,
      fr: /(?:^|(?<=[.!?:] ))(?:l[ea] |les |l’|une? |votre )(?:cabinet|avocate?s?|juristes?|équipe|bureau|conseillère?s?)(?: [\p{L}-]+){0,2} qui (?:[\p{L}’-]+[ .!]*){1,3}$/iu,
    },
    say: praise,
  },
  // Records of success.
  {
    pattern: {
      en: /\b(?:never (?:lost|lose|failed|fails?|missed|been refused)|(?:always|invariably) (?:wins?|won|succeeds?|succeeded|obtains?|gets?)|undefeated|unbeaten|(?:perfect|spotless|flawless|unblemished|impeccable|enviable|stellar|strong) (?:track )?record|track record|we(?:’ll| will| can)? win|(?:you|you’ll|you will|helps? you|let us help you) win|won (?:\w+ )?(?:cases?|trials?|appeals?|\d+) for|without fail|(?:no|zero) (?:refusals?|rejections?|losses)\b)/iu,
      fr: /(?<!\p{L})(?:jamais (?:perdu|échoué|manqué|raté|connu l’échec|essuyé)|toujours (?:gagné|réussi|obtenu|eu gain)|invaincue?s?|(?:parcours|dossier|feuille de route|bilan|palmarès) (?:parfaite?|sans (?:faute|tache)|impeccable|irréprochable|enviable|éloquente?)|sans faute|(?:nous )(?:gagnons|gagnerons|remportons|remporterons)|vous (?:gagnerez|aurez gain|obtiendrez gain)|gain de cause (?:assuré|pour nos)|aucun (?:refus|rejet|échec))(?!\p{L})/iu,
    },
    ofUs: true,
    say: result,
  },
  // Praise.
  {
    pattern: {
      en: /(?<!(?:schedule|annex|exhibit|form|phase|claim|appendix|part|item|volume|rule|vol\.|chapter) )(?:\bno\. ?1\b|\bnumber[- ]one\b|#1\b)|\b(?:the|Montréal’s|Québec’s|Canada’s|your) (?:[\p{L}]+ly )?(?:smartest|sharpest|fastest|finest|brightest|deepest|broadest|largest|biggest|oldest|greatest|lowest|cheapest|friendliest|safest|ultimate|perfect|ideal)\b(?! (?:parts?|shares?|portion|number|amount)\b)|\bmost (?:[\p{L}]+ly )?(?:trusted|experienced|respected|efficient|effective|reliable|affordable|competitive|innovative|recommended|sought[- ]after|complete|comprehensive|prestigious|dynamic|accessible|modern|creative|admired|influential|powerful|capable|talented|established)\b|\b(?:famous|celebrated|prestigious|legendary|acclaimed|iconic|exceptional|outstanding|superb|brilliant|extraordinary|incredible|amazing|remarkable|unequalled|unequaled|incomparable|matchless|peerless|revolutionary|cutting[- ]edge|state[- ]of[- ]the[- ]art|game[- ]chang\w+|excellence|mastery|masterful|virtuoso|gurus?|ninjas?|rock ?stars?|wizards?|powerhouse|heavyweights?|household name|thought leaders?|sought[- ]after|highly regarded|well[- ]respected|reputation for)\b/iu,
      fr: /(?<!(?:annexe|phase|formulaire|partie|pièce|revendication|volume|règle|chapitre|tome) )(?:(?<!\p{L})no 1(?!\d)|(?<!\p{L})numéro (?:un|1)(?!\p{L}|\d))|(?<!\p{L})(?:le|la|les|notre|nos|votre) (?:équipe|cabinet|avocats?|avocates?|conseils?|juristes?|service|services|pratique|tarifs?|honoraires|approche|solution)? ?(?:l[ae]s? )?(?:plus|moins) (?:fort|solide|grand|gros|vieux|ancien|rapide|efficace|fiable|abordable|compétiti|concurrentiel|avantageu|novateur|recommandé|complet|prestigieu|dynamique|accessible|moderne|respecté|réputé|bas|cher|recherché|talentueu|doué|performant|reconnu|qualifié|compétent)\p{L}*(?!\p{L}| (?:parts?|parties?|nombre|montant)(?!\p{L}))|(?<!\p{L})(?:célèbres?|prestigieu(?:x|ses?)|légendaires?|exceptionnel(?:le)?s?|remarquables?|extraordinaires?|incroyables?|inouïe?s?|inégalée?s?|incomparables?|révolutionnaires?|(?:à|de) la fine pointe|d’exception|d’excellence|l’excellence|maîtrise (?:parfaite|totale|inégalée)|gourous?|vedettes?|très (?:respectée?s?|réputée?s?)|réputation (?:enviable|d’excellence|solide)|jouit d’une|renommée|de prestige|tout premier|solution (?:idéale|parfaite)|(?:partenaire|choix) (?:idéale?|parfait))(?!\p{L})/iu,
    },
    ofUs: true,
    say: praise,
  },
  // Promised results, awards and rankings.
  {
    pattern: {
      en: /\b(?:your (?:[\p{L}-]+ ){1,3}will be (?:granted|approved|accepted|authorized|issued|cleared|renewed)|(?:gets?|delivers?|obtains?|achieves?|secures?) (?:you )?(?:the )?(?:results|approvals|wins|outcomes)|(?:nine|eight|seven|\d+) (?:[\p{L}]+ )?(?:out of|in) (?:ten|10|100|a hundred) (?:files|cases|clients|trials|applications|submissions)|(?:files|cases|clients|applications|submissions) out of (?:ten|\d+)|(?:firm|lawyer|counsel|boutique|practice|team) of the year|trusted (?:advis[eo]r|partner|counsel|name|lawyers?)|dream team|(?:big|large|top|major)[- ]firm (?:quality|advice|experience|work|service)|(?:half|a fraction of) the (?:price|cost|fees?)|never need (?:another|any other)|masters? of|peace of mind|(?:win|won) awards?|recogni[sz]ed (?:as|by)|ranked (?:by|in|among)|chambers (?:canada|global)|legal 500|best lawyers)(?!\p{L})/iu,
      fr: /(?<!\p{L})(?:votre (?:[\p{L}’-]+ ){1,4}sera (?:accordée?|approuvée?|acceptée?|autorisée?|délivrée?|renouvelée?|homologuée?)|(?:obtenons|obtient|livrons|produisons|assurons) (?:des|les|vos) (?:résultats|autorisations|approbations)|(?:neuf|huit|sept|\d+) (?:dossiers|causes|clients|clientes|demandes|affaires|présentations|fois) sur (?:dix|10|cent|100)|(?:cabinet|avocate?|équipe|juriste) de l’année|(?:conseil|conseiller|conseillère|partenaire|cabinet|alliée?|avocate?) de confiance|équipe de rêve|(?:qualité|service|expérience) d’un grand cabinet|à moitié prix|(?:une|la) fraction du (?:prix|coût)|jamais besoin d’un autre|maîtris\p{L}+ (?:à la perfection|comme)|tranquillité d’esprit|reconnue? (?:comme|par|pour)|classée? (?:par|parmi)|parmi les meilleur\p{L}*|l’esprit tranquille)(?!\p{L})/iu,
    },
    say: 'no result may be promised, and praise cannot be proved; say what the practice does, or, of others, leave it as it is',
  },
  // Quoted clients and reviews.
  {
    pattern: {
      en: /[”"],? (?:says|said|tells us|told us|writes|wrote|recalls|adds)\b(?! (?:[\p{L}’]+ ){0,3}(?:courts?|judges?|justices?|ministers?|tribunals?|inspectors?|regulators?|authority|commissioner|board|act|canada|parliament)\b)|[”"] ?[—–-] ?(?:\p{Lu}|an? |our |the )[^.]{0,40}\b(?:client|CEO|founder|president|chief|executive|director|investor)|\b(?:our clients|clients) (?:say|said|tell|love|praise|rave|recommend|trust us|agree)|\b(?:testimonials?|client reviews?|rated (?:us|\d)|(?:five|5)[- ]stars?|stars? on google|google reviews?)\b/iu,
      fr: /»,? (?:dit|a dit|nous (?:dit|a dit|écrit)|affirme|raconte|confie|témoigne|déclare|a déclaré|se réjouit|se souvient)(?!\p{L})(?! (?:[\p{L}]+ )?(?:l[ea]s? |l’|une? )?(?:cour|tribunal|juge|ministre|inspect\p{L}+|régulateur|autorité|commissaire|commission|régie|loi|santé canada|législateur))|»,? ?[—–-] ?(?:\p{Lu}|une? |notre |la |le )[^.]{0,40}(?:client|PDG|fondat|présiden|direct|investiss)|(?<!\p{L})(?:nos clients|la clientèle|nos clientes) (?:disent|adorent|nous recommandent|nous font confiance|racontent|le disent|apprécient)|(?<!\p{L})(?:avis (?:google|de nos clients)|étoiles sur google|témoignages? de (?:nos |notre )?client)/iu,
    },
    ofUs: true,
    say: testimonial,
  },
  // Testimonials: a quotation followed by its author without a verb, such as: “They saved our deal.” – the president of
  // a company.
  {
    pattern: {
      en: /[.!?…][”"],? ?(?:[—–-] ?)?(?:an? |our |the )?(?:[\p{L}’-]+ ){0,5}(?:clients?|c[efot]o|(?:co-?)?founder|(?:vice-)?president|chief [\p{L} ]{3,20} officer|executive|managing director|investor)(?=[,.;]|$| (?:of|at|in|from)\b)/iu,
      fr: /[.!?…] ?» ?(?:[—–-] ?)?(?:une? |notre |la |le |l’)?(?:[\p{L}’-]+ ){0,5}(?:clients?|clientes?|pdg|(?:co)?fondat(?:eur|rice)|(?:vice-)?présidente?|direct(?:eur|rice) général\p{L}*|investisseu(?:r|se)|chef de la direction)(?=[,.;]|$| d’| (?:de|du|des|chez|à|au|en) )/iu,
    },
    say: testimonial,
  },
  // Past results, such as “every submission that we reviewed was approved”.
  {
    pattern: {
      en: /\b(?:every|each|all|none|not one|no) (?:(?:one )?of )?(?:the |our )?(?:[\p{L}-]+ ){0,2}(?:submissions?|applications?|files?|cases?|deals?|transactions?|trials?|patents?|marks?|filings?|audits?|inspections?|licen[cs]es?|financings?|negotiations?|disputes?)\b[^.;:!?]{0,60}\b(?:(?:was|were|is|are|has been|have been|got|ended|closed) (?:[\p{L}]+ ){0,2}(?:approved|granted|accepted|allowed|authorized|cleared|won|successful|closed|renewed|registered|on time|refused|rejected|lost|in success)|succeeded|passed|won|failed)\b/iu,
      fr: /(?<!\p{L})(?:toute?s?|tous|chaque|chacune?|aucune?|pas une?) (?:(?:de|d’) ?)?(?:(?:les|nos|des|ces) )?(?:[\p{L}’-]+ ){0,1}(?:présentations?|demandes?|dossiers?|causes?|transactions?|essais?|brevets?|marques?|dépôts?|audits?|inspections?|licences?|financements?|négociations?|litiges?)(?!\p{L})[^.;:!?]{0,60}(?<!\p{L})(?:(?:a|ont|fut|furent|est|sont|n’a|n’ont)(?: (?:été|pas|jamais|toujours|toutes|tous)){0,3} (?:approuv|accord|accept|autoris|délivr|gagn|homologu|renouvel|enregistr|refus|rejet|perdu|réussi|abouti|échoué)\p{L}*)/iu,
    },
    ofUs: true,
    say: result,
  },
  // Fees contingent on the result, such as “no approval, no fee”.
  {
    pattern: {
      en: /\bno (?:approvals?|authori[sz]ations?|licen[cs]es?|patents?|permits?|deals?|results?|wins?|success|financing),? no (?:fees?|bills?|invoices?|charges?|cost)\b|\b(?:get|obtain|receive|win|secure|close|approv\p{L}+|grant\p{L}*|clear\p{L}+)\b[^.;:!?]{0,60},? (?:or(?: else)?|otherwise) you (?:owe|pay|will owe|will pay) (?:us )?nothing\b|\b(?:you (?:only )?(?:pay|owe) (?:us )?(?:nothing unless|only (?:if|when|once))|no fees? unless|nothing to pay unless) (?:we|you|it|they|your [\p{L}]+)(?: (?:is|are|has been))? (?:win|succeed|obtain|get|close|grant|approv|accept|clear|receive)\p{L}*/iu,
      fr: /(?<!\p{L})pas d(?:e |’)(?:approbation|autorisation|licence|brevet|permis|transaction|résultat|succès|financement)s?,? pas d(?:e |’)(?:honoraires?|factures?|frais)(?!\p{L})|(?<!\p{L})(?:obten|obtiend|recev|gagn|conclu|décroch|approuv|accord|accept)\p{L}*[^.;:!?]{0,60},? (?:ou(?: bien)?|sinon|autrement),? (?:vous )?(?:vous )?(?:ne |n’)(?:nous )?(?:dev|doi|paye|paie|aurez)\p{L}* (?:\p{L}+ )?rien(?!\p{L})|(?<!\p{L})(?:vous ne (?:nous )?(?:pay|paie|dev)\p{L}* (?:rien )?(?:que si|à moins que|si)|aucuns? (?:honoraires|frais) (?:à moins que|si)) (?:nous|vous|votre [\p{L}]+) (?:n’|ne )?(?:est (?:pas )?)?(?:gagn|obten|réuss|conclu|approuv|accord|accept|recev)\p{L}*/iu,
    },
    ofUs: true,
    say: result,
  },
  {
    pattern: {
      en: /\bif (?:[\p{L}’-]+ ){0,5}(?:approval|notice|licen[cs]e|patent|permit|authori[sz]ation|deal|submission|application|result)s?\b[^.;:!?]{0,60}(?:not|n[’']t|fails?|refused|rejected|denied|late)\b[^.;:!?]{0,60}\byou (?:owe|pay|will owe|will pay) (?:us )?nothing\b/iu,
      fr: /(?<!\p{L})si (?:[\p{L}’-]+ ){0,5}(?:approbation|avis|licence|brevet|permis|autorisation|transaction|présentation|demande|résultat)s?(?!\p{L})[^.;:!?]{0,60}(?:pas|échou\p{L}*|refus\p{L}*|rejet\p{L}*|en retard)(?!\p{L})[^.;:!?]{0,60}vous ne (?:nous )?(?:dev|pay|paie)\p{L}* rien(?!\p{L})/iu,
    },
    say: result,
  },
  // Past results from the authority’s side, such as “Health Canada never refused”.
  {
    pattern: {
      en: /\b(?:Health Canada|the (?:agency|office|regulator|examiner|court|authority)|CIPO|(?:no|not one) (?:regulator|examiner|court|judge|agency)) (?:has |have )?(?:(?:yet|still) to|never(?: yet)?|not once|ever|yet) (?:once )?(?:refus|reject|send|sent|return|turn|question|den[iy])\p{L}*/iu,
      fr: /(?<!\p{L})(?:Santé Canada|l’(?:agence|office|autorité|examinat\p{L}+)|le (?:tribunal|régulateur)|l’OPIC) (?:ne |n’)(?:nous )?(?:a|ont) (?:encore |toujours )?(?:jamais|pas une fois) (?:refus|rejet|retourn|renvoy|contest)\p{L}*/iu,
    },
    ofUs: true,
    say: result,
  },
  // Opinions attributed to colleagues.
  {
    pattern: {
      en: /\b(?:other|rival|fellow) (?:lawyers|firms|counsel|practices) (?:[\p{L}]+ ){0,3}(?:call|dial|consult|ask|hire|turn to|rely on|come to|trust|envy|copy)\b/iu,
      fr: /(?<!\p{L})(?:les|d’) ?autres (?:avocats|avocates|cabinets|juristes|bureaux) (?:[\p{L}]+ ){0,3}(?:appellent|composent|consultent|engagent|envient|copient|s’adressent|font confiance|se tournent)(?!\p{L})|(?<!\p{L})(?:appellent|composent|consultent|engagent|envient|copient) (?:[\p{L}’]+ ){0,3}autres (?:avocats|avocates|cabinets|juristes|bureaux)/iu,
    },
    say: others,
  },
  // Named clients and case studies.
  {
    pattern: {
      en: /\b(?:counsel|advis[eo]rs?|lawyers?|acted|act|advised|advise) (?:to|for) (?:\p{Lu}[\p{L}&.-]+ ){1,4}(?:inc|ltd|corp|llc|limited|corporation|pharma|therapeutics|biotech|biosciences)\b|\b(?:was|were) (?:our|one of our|a) clients?\b[^.;:!?]{0,30}\b(?:let|allowed|permitted|agreed|gave)\b/iu,
      fr: /(?<!\p{L})(?:conseils?|conseill(?:er|ère|ers|ères)|avocate?s?|juristes?) (?:juridiques? )?(?:de |d’|auprès de |pour )(?:\p{Lu}[\p{L}&.-]+ ){1,4}(?:inc|ltée|corp|limitée|pharma|biotech)(?!\p{L})|(?<!\p{L})(?:était|étaient|fut) (?:notre|nos|un de nos|une de nos) client(?:e)?s?(?!\p{L})[^.;:!?]{0,30}(?:permis|autorisé|accepté|laissé)/iu,
    },
    say: clients,
  },
]
