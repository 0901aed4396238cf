import { findPlaceholders } from '../../../shared/placeholderSyntax'
import { collectFileStrings } from '../../collectNestedStrings'
import { toLowercasePattern, lowercaseKeepingLength } from '../../language/lowercasePatterns'
import type { VisibleTextFinding, Rule } from '../rule'

export const noPlaceholderText: Rule = {
  requirement: 'No placeholder text is left over from drafting.',
  level: 'problem',
  noticeInDrafts: true,
  // Evidence is internal, but it must be complete in case the claim is questioned.
  check: ({ jsonFiles }) =>
    collectFileStrings(jsonFiles.filter(({ file }) => file === 'content/facts.json')).flatMap(
      ({ file, text, field, key, language }) =>
        language || !['evidence', 'provision'].includes(key)
          ? []
          : [...findRemarks(text), findScraps(text)].map(found => found && { file, field, message: found.message }),
    ),
  checkVisibleText: ({ text, source, element, file }) => {
    const words = element ? text : source
    return [
      ...findRemarks(words),
      element === 'td' || element === 'th' || file.startsWith('locales/')
        ? findEmojiAlone(words, file)
        : hasUnknownValue(text, source)
          ? undefined
          : findScraps(words, file),
    ]
  },
}

// “…” stands for a value whose file could not be read, which is reported already.
const hasUnknownValue = (text: string, source: string) => text.includes('…') && findPlaceholders(source).length > 0

const taskFirst =
  /^(?:to be (?:completed|translated|written|filled in|inserted|determined|confirmed|decided|announced|added|reviewed)|à (?:compléter|traduire|rédiger|valider|confirmer|insérer|remplacer|déterminer|réviser|ajouter|revoir|vérifier))(?= )/giu

// Notes that writers leave for themselves in either language, and filler text of programs.
const marks = [
  /(?<![\p{L}\p{N}])(?:TO-?DO|FIX-?ME|TB[DCA]|WIP|À FAIRE|A FAIRE)(?![\p{L}\p{N}])/gu,
  // Instructions in capitals: CHECK THIS, À VÉRIFIER.
  /(?<![\p{L}\p{N}])(?:CHECK|VERIFY|UPDATE|REPLACE|INSERT|CONFIRM|REVIEW|REWRITE|TRANSLATE|DELETE|DRAFT|(?:À|A)[ \u00a0](?:VÉRIFIER|VERIFIER|COMPLÉTER|COMPLETER|CONFIRMER|REVOIR|RÉVISER|TRADUIRE|VALIDER|INSÉRER|REMPLACER)|VÉRIFIER|TRADUIRE|BROUILLON)(?![\p{L}\p{N}])/gu,
  // XX may also be a Roman numeral: Part XX, Part XX.1, the XXe century.
  /(?<![\p{L}\p{N}.])(?<!(?:[Pp]art|[Pp]artie|[Ss]chedule|[Aa]nnexe|[Tt]itle|[Tt]itre|[Bb]ook|[Ll]ivre|[Cc]hapter|[Cc]hapitre|[Dd]ivision|[Ss]ection)s?[ \u00a0])[xX]{2,}(?![\p{L}\p{N}]|\.\d)(?<!(?<![\p{L}])XX+(?=e ))/gu,
  /\b(?:lorem ipsum|dolor sit amet|consectetur adipiscing|foo ?bar|asdf+|qwerty|bla(?:h)?[ -]?bla(?:h)?(?:[ -]?bla(?:h)?)?)\b/giu,
  /(?<!\p{L})(?:à (?:confirmer avec|déterminer plus tard)|(?:texte|contenu|photo|image|prix|détails) à venir|ne pas (?:publier|diffuser|distribuer)|texte (?:ici|de remplissage)|votre texte|insérer? (?:ici|le|la|un|une|votre)|titre ici|sans titre|exemple de texte)(?!\p{L})/giu,
  /\b(?:to be added here|insert (?:here|your|the|a|client|name|text)|your (?:text|title|name|company name) here|(?:text|title|name|copy|words|description|price|quote) (?:goes )?here|(?:sample|dummy|placeholder) (?:text|copy|title|paragraph)|(?:text|words|details|content|copy|price|picture|photo|more) to come|do not (?:publish|circulate|distribute)|not for publication|placeholder|untitled|needs? (?:translation|translating|wording))\b/giu,
  // Blanks in square or angle brackets; round ones may be ordinary text, so only instructions count.
  /(?:\[|<)(?:(?:insert|insérer|add|ajouter|name|nom|date|client|company|société|title|titre|source|citation|link|lien|ref|réf|xxx*|\?+|_+|note|check|vérifier|confirm|confirmer|draft|brouillon|tk)(?:[ \u00a0:][^\]>]*)?)[\]>](?![({])|\[[ \u00a0]*\](?![({])/giu,
  /\((?:(?:insert|insérer|fill in|remplir)[ \u00a0][^)]*|(?:insert|insérer|xxx*|\?+|_+|tk|check|vérifier|à vérifier|confirm|confirmer|draft|brouillon))\)/giu,
  // Questions to oneself, and citation marks of AI assistants.
  /\((?:source|sources|ref|réf|date|check|cite|citation|who|which|when|how many|qui|quand|combien|lequel|laquelle)?[ \u00a0]?\?+\)|【[^】\n]*】|\[cite:[^\]\n]*\]|:contentReference\b/giu,
  // Comment marks as word processors print them: initials and a number.
  /\[\p{Lu}{1,3}\d{1,3}(?:[ \u00a0]?:[^\]\n]*)?\](?![({])/gu,
  // Requests in square brackets: [check with Marc], [à vérifier par l’équipe].
  /\[[^\]\n]*(?<!\p{L})(?:check|verify|confirm|ask|to (?:do|verify|confirm|come|add)|see with|à (?:vérifier|confirmer|compléter|ajouter|valider|revoir|faire)|vérifier|voir avec|demander à)(?!\p{L})[^\]\n]*\](?![({])/giu,
  // Drafting notes; the colon or dash is required, since NTD alone may be a tropical disease.
  /(?<![\p{L}\p{N}])(?:N[BT]D|NTS|N\.T\.D\.|NDLR|N\.D\.L\.R\.|NDT|N\.D\.T\.)[ \u00a0]?[:–—-](?=[ \u00a0])/gu,
  /^(?:draft|ébauche|brouillon|version \d+)[ \u00a0]?[–:—-](?=[ \u00a0])|\b(?:privileged (?:and|&) confidential|attorney[- ]client privileged|without prejudice draft|delete (?:if|when) (?:not|in)?\s?(?:applicable|needed|used)|(?:please|pls) (?:check|confirm|verify|review|advise|fill|complete|update|insert)[ .]*$)|(?<!\p{L})(?:privilégié et confidentiel|(?:supprimer|biffer|enlever) (?:si|au besoin|la mention)|(?:SVP|svp|s\.v\.p\.|merci de|prière de) (?:vérifier|confirmer|valider|compléter|relire|corriger|réviser|ajouter)[ .]*$)|(?<![\p{L}\p{N}])@\p{Lu}\p{Ll}+(?=[ ,:])|\b123,? (?:main|any|fake|example)\b|\b123,? rue (?:principale|exemple)\b/giu,
  // Blanks as symbols: the ● day of ●.
  /(?<=[\p{L}\p{N},;:][ \u00a0])[●■□▪▢_](?=[ \u00a0.,;:)]|$)/gu,
  // Notes to colleagues: “see with Anne before we post this”.
  /(?:\b(?:see|check|confirm|discuss|validate|verify) (?:this )?with \p{Lu}[\p{L}-]+|(?<!\p{L})(?:à|À) (?:voir|valider|vérifier|confirmer|discuter) avec \p{Lu}[\p{L}-]+)/gu,
  // Before publication: a note only in brackets or after a task; “Decide before you publish” is ordinary text.
  // The lookahead comes first because the lookbehind is slow.
  /(?=before |avant )(?<=[[(][^)\]\n]*|(?<!\p{L})(?:check|confirm|verify|validate|discuss|ask|vérifier|valider|confirmer|revoir|relire|demander)(?!\p{L})[^.;!?\n]*)(?:\bbefore (?:we )?(?:post|publish|posting|publishing|going live|putting (?:this|it) online) ?(?:this|it)?|(?<!\p{L})avant (?:de (?:le |la |les )?(?:publier|mettre en ligne)|(?:la )?(?:publication|mise en ligne)))(?=[)\].]|$)/gu,
  // Tasks at the start of a sentence: « À compléter après la réunion ».
  taskFirst,
  // Messages of word processors.
  /\berror! [\p{L} ]*not (?:found|defined)|erreur ?! [\p{L} ]*(?:introuvable|non définie?)|\b(?:click|tap)(?: or tap| or click)? here to (?:enter|add|choose|type)\b|\b(?:choose an item|click to add (?:text|title))\b|(?<!\p{L})(?:cliquez|appuyez)(?: ou (?:cliquez|appuyez))?(?: sur)? ici pour (?:entrer|ajouter|choisir|taper|saisir|modifier)(?!\p{L})|(?<!\p{L})choisissez un élément(?!\p{L})/giu,
  /(?<!\p{L})note (?:to (?:self|draft|editor|translator|reviewer|file)|(?:à|au|pour|de) (?:moi-même|la rédaction|la traduction|l[’']équipe|rédacteur|traducteur|rédactrice|traductrice))(?!\p{L})/giu,
  /<{7}|>{7}|(?<!=)={7}(?!=)|\?{3,}|(?<![\p{L}\p{N}_])_{3,}(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}])(\p{L})\1{3,}(?![\p{L}\p{N}])/giu,
  // Tasks at the start of a sentence or after a noun such as “section”; « coûte plus cher à traduire » is not one.
  new RegExp(
    String.raw`(?:^|[([:–—.] ?|(?<!\p{L})(?:texte|titre|section|paragraphe|nom|prix|date|montant|photo|image|contenu|passage|text|title|section|paragraph|name|price|date|amount|picture|content|rest) (?:is |are )?)(?:to be (?:completed|translated|written|filled in|inserted|determined|confirmed|decided|announced|added|reviewed)|à (?:compléter|traduire|rédiger|valider|confirmer|insérer|remplacer|déterminer|réviser|ajouter|venir))(?=[\s)\].;,!]*$|[)\]])`,
    'giu',
  ),
  /^[\s]*(?:[[(](?:EN|FR|ENG|FRA|english|french|anglais|français)[\])]|(?:EN|FR|ENG|FRA)[ \u00a0]?:)/giu,
  /(?<!\p{L})(?:(?:here is|here’s|here's) (?:the|a|your) (?:translat|revised|updated|rewritten)\p{L}*|voici (?:la|une|votre) (?:traduction|version)|as an ai\b|en tant qu’(?:ia|intelligence))/giu,
]

// Case-insensitive patterns are matched on lower-case text, which is faster.
const [inCapitals, inSmall] = [
  marks.filter(({ ignoreCase }) => !ignoreCase),
  marks.filter(({ ignoreCase }) => ignoreCase).map(toLowercasePattern),
]

// A text about a template may quote its blanks, or say what to write in them.
const aboutBlanks =
  /(?<!\p{L})(?:fill(?:s|ed)? in|fill|insert|enter|write|blanks?|brackets?|templates?|clauses?|remplissez|remplir|remplacez|complétez|ins(?:é|è)re[rz]|inscri(?:re|vez)|indique[rz]|écri(?:re|vez)|crochets|modèles?|gabarits?|formulaires?)(?!\p{L})/iu

// True for words that may be meant: blanks in a text about templates, a task at the start of a sentence, “placeholder”
// or “untitled” within a longer text (“the placeholder arm of the study”).
function isLikelyMeant(words: string, found: string): boolean {
  return found.startsWith('[')
    ? aboutBlanks.test(words.replace(/\[[^\]]*\]/g, ' '))
    : words.match(taskFirst)?.[0] === found || (/^(?:placeholder|untitled)$/i.test(found) && words.length > 30)
}

function findRemarks(words: string): VisibleTextFinding[] {
  const small = lowercaseKeepingLength(words)
  const found = [
    ...inCapitals.flatMap(mark => [...words.matchAll(mark)]),
    ...inSmall.flatMap(mark => [...small.matchAll(mark)]),
  ]
  return found.map(({ 0: { length }, index }) => ({
    index,
    ...(isLikelyMeant(words, words.slice(index, index + length)) && { level: 'notice' as const }),
    message: `holds “${words.slice(index, index + length).trim()}”, which looks like a note or a place holder; write the words that a visitor should read, or take it out`,
  }))
}

// Table cells and interface texts may be short, but an interface text must not be only an emoji: that is no usable
// label.
function findEmojiAlone(words: string, file: string): VisibleTextFinding | undefined {
  return file.startsWith('locales/') && /\p{Extended_Pictographic}/u.test(words) && !/[\p{L}\p{N}]/u.test(words)
    ? { index: 0, message: `says only “${words.trim()}”; write it in words` }
    : undefined
}

const whole =
  /^(?:test(?:ing)?|essai|new (?:page|article|section|title)|nouvelle? (?:page|article|section|titre)|heading ?\d?|titre ?\d?|title ?\d?|text|texte|label|checklist|list|liste(?: de contrôle)?|table|tableau|chart|graph(?:ique)?|callout|encadré|alt(?:ernative)? text|texte (?:de remplacement|alternatif)|n\/?a|null|undefined|nan|\[object object\])$/iu

// File names of copies; « copie de votre dossier » may be ordinary text.
const copied = /^(?:Copy of|Copie de) \p{Lu}/u

// Texts that are only a letter, punctuation or a filler word.
function findScraps(words: string, file = ''): VisibleTextFinding | undefined {
  const said = words.trim()
  // The delimiter row of a broken table is reported by another rule.
  if (/^\|[-:|\s]+\|$/u.test(said)) return undefined
  if (/^(?:\p{L}|[\p{P}\p{S}\s]+)$/u.test(said))
    return { index: 0, message: `says only “${said}”; write the words that a visitor should read` }
  return whole.test(said) || copied.test(said)
    ? {
        index: 0,
        // Only a notice where these may be real: an owner has a title, a drug a label, and a column may contain
        // lists.
        ...((/^(?:title|titre|checklist|list|liste.*|table|tableau|chart|graph.*)$/iu.test(said) ||
          file.startsWith('content/terms/')) && { level: 'notice' as const }),
        message: `says only “${said}”, which looks like a place holder; write the words that a visitor should read`,
      }
    : undefined
}
