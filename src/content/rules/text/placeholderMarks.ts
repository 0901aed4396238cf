import type { PatternHint } from '../../language/patternHints'

interface PlaceholderMark extends PatternHint {
  pattern: RegExp
}

/** A task at the start of a text: « À compléter après la réunion ». */
export const taskFirst =
  /^(?:to be (?:completed|translated|written|filled in|inserted|determined|confirmed|decided|announced|added|reviewed)|à (?:compléter|traduire|rédiger|valider|confirmer|insérer|remplacer|déterminer|réviser|ajouter|revoir|vérifier))(?= )/giu

/**
 * Notes that writers leave for themselves in either language, and filler text of programs. Case-insensitive patterns
 * are run on lower-case text, and so are their hints.
 */
export const placeholderMarks: PlaceholderMark[] = [
  {
    hint: /[A-Z]{2}/,
    pattern: /(?<![\p{L}\p{N}])(?:TO-?DO|FIX-?ME|TB[DCA]|WIP|À FAIRE|A FAIRE)(?![\p{L}\p{N}])/gu,
  },
  // Instructions in capitals: CHECK THIS, À VÉRIFIER.
  {
    hint: /[A-Z]{3}/,
    pattern:
      /(?<![\p{L}\p{N}])(?:CHECK|VERIFY|UPDATE|REPLACE|INSERT|CONFIRM|REVIEW|REWRITE|TRANSLATE|DELETE|DRAFT|(?:À|A)[ \u00a0](?:VÉRIFIER|VERIFIER|COMPLÉTER|COMPLETER|CONFIRMER|REVOIR|RÉVISER|TRADUIRE|VALIDER|INSÉRER|REMPLACER)|VÉRIFIER|TRADUIRE|BROUILLON)(?![\p{L}\p{N}])/gu,
  },
  // XX may also be a Roman numeral: Part XX, Part XX.1, the XXe century.
  {
    hint: /[xX]{2}/,
    pattern:
      /(?<![\p{L}\p{N}.])(?<!(?:[Pp]art|[Pp]artie|[Ss]chedule|[Aa]nnexe|[Tt]itle|[Tt]itre|[Bb]ook|[Ll]ivre|[Cc]hapter|[Cc]hapitre|[Dd]ivision|[Ss]ection)s?[ \u00a0])[xX]{2,}(?![\p{L}\p{N}]|\.\d)(?<!(?<![\p{L}])XX+(?=e ))/gu,
  },
  {
    hint: /lorem|dolor|consect|foo|asdf|qwerty|bla/,
    pattern:
      /\b(?:lorem ipsum|dolor sit amet|consectetur adipiscing|foo ?bar|asdf+|qwerty|bla(?:h)?[ -]?bla(?:h)?(?:[ -]?bla(?:h)?)?)\b/giu,
  },
  {
    hint: /à (?:confirmer|déterminer|venir)|ne pas [pd]|texte|insére|titre/,
    pattern:
      /(?<!\p{L})(?:à (?:confirmer avec|déterminer plus tard)|(?:texte|contenu|photo|image|prix|détails) à venir|ne pas (?:publier|diffuser|distribuer)|texte (?:ici|de remplissage)|votre texte|insérer? (?:ici|le|la|un|une|votre)|titre ici|sans titre|exemple de texte)(?!\p{L})/giu,
  },
  {
    hint: /here|insert|sample |dummy |to come|do not|not for|placeholder|untitled|needs? /,
    pattern:
      /\b(?:to be added here|insert (?:here|your|the|a|client|name|text)|your (?:text|title|name|company name) here|(?:text|title|name|copy|words|description|price|quote) (?:goes )?here|(?:sample|dummy|placeholder) (?:text|copy|title|paragraph)|(?:text|words|details|content|copy|price|picture|photo|more) to come|do not (?:publish|circulate|distribute)|not for publication|placeholder|untitled|needs? (?:translation|translating|wording))\b/giu,
  },
  // Blanks in square or angle brackets; round ones may be ordinary text, so only instructions count.
  {
    hint: /[[<]/,
    pattern:
      /(?:\[|<)(?:(?:insert|insérer|add|ajouter|name|nom|date|client|company|société|title|titre|source|citation|link|lien|ref|réf|xxx*|\?+|_+|note|check|vérifier|confirm|confirmer|draft|brouillon|tk)(?:[ \u00a0:][^\]>]*)?)[\]>](?![({])|\[[ \u00a0]*\](?![({])/giu,
  },
  {
    hint: /\(/,
    pattern:
      /\((?:(?:insert|insérer|fill in|remplir)[ \u00a0][^)]*|(?:insert|insérer|xxx*|\?+|_+|tk|check|vérifier|à vérifier|confirm|confirmer|draft|brouillon))\)/giu,
  },
  // Questions to oneself, and citation marks of AI assistants.
  {
    hint: /\?\)|【|\[cite|:content/,
    pattern:
      /\((?:source|sources|ref|réf|date|check|cite|citation|who|which|when|how many|qui|quand|combien|lequel|laquelle)?[ \u00a0]?\?+\)|【[^】\n]*】|\[cite:[^\]\n]*\]|:contentReference\b/giu,
  },
  // Comment marks as word processors print them: initials and a number.
  {
    hint: /\[/,
    pattern: /\[\p{Lu}{1,3}\d{1,3}(?:[ \u00a0]?:[^\]\n]*)?\](?![({])/gu,
  },
  // Requests in square brackets: [check with Marc], [à vérifier par l’équipe].
  {
    hint: /\[/,
    pattern:
      /\[[^\]\n]*(?<!\p{L})(?:check|verify|confirm|ask|to (?:do|verify|confirm|come|add)|see with|à (?:vérifier|confirmer|compléter|ajouter|valider|revoir|faire)|vérifier|voir avec|demander à)(?!\p{L})[^\]\n]*\](?![({])/giu,
  },
  // Drafting notes; the colon or dash is required, since NTD alone may be a tropical disease.
  {
    hint: /N[BTD.]/,
    pattern: /(?<![\p{L}\p{N}])(?:N[BT]D|NTS|N\.T\.D\.|NDLR|N\.D\.L\.R\.|NDT|N\.D\.T\.)[ \u00a0]?[:–—-](?=[ \u00a0])/gu,
  },
  {
    hint: /draft|ébauche|brouillon|version|privil|prejudice|delete|please|pls|supprimer|biffer|enlever|svp|s\.v\.p|merci de|prière de|@|123/,
    pattern:
      /^(?:draft|ébauche|brouillon|version \d+)[ \u00a0]?[–:—-](?=[ \u00a0])|\b(?:privileged (?:and|&) confidential|attorney[- ]client privileged|without prejudice draft|delete (?:if|when) (?:not|in)?\s?(?:applicable|needed|used)|(?:please|pls) (?:check|confirm|verify|review|advise|fill|complete|update|insert)[ .]*$)|(?<!\p{L})(?:privilégié et confidentiel|(?:supprimer|biffer|enlever) (?:si|au besoin|la mention)|(?:SVP|svp|s\.v\.p\.|merci de|prière de) (?:vérifier|confirmer|valider|compléter|relire|corriger|réviser|ajouter)[ .]*$)|(?<![\p{L}\p{N}])@\p{Lu}\p{Ll}+(?=[ ,:])|\b123,? (?:main|any|fake|example)\b|\b123,? rue (?:principale|exemple)\b/giu,
  },
  // Blanks as symbols: the ● day of ●.
  {
    hint: /[●■□▪▢_]/,
    pattern: /(?<=[\p{L}\p{N},;:][ \u00a0])[●■□▪▢_](?=[ \u00a0.,;:)]|$)/gu,
  },
  // Notes to colleagues: “see with Anne before we post this”.
  {
    hint: /with |avec /,
    pattern:
      /(?:\b(?:see|check|confirm|discuss|validate|verify) (?:this )?with \p{Lu}[\p{L}-]+|(?<!\p{L})(?:à|À) (?:voir|valider|vérifier|confirmer|discuter) avec \p{Lu}[\p{L}-]+)/gu,
  },
  // Before publication: a note only in brackets or after a task; “Decide before you publish” is ordinary text.
  // The lookahead comes first because the lookbehind is slow.
  {
    hint: /before |avant /,
    pattern:
      /(?=before |avant )(?<=[[(][^)\]\n]*|(?<!\p{L})(?:check|confirm|verify|validate|discuss|ask|vérifier|valider|confirmer|revoir|relire|demander)(?!\p{L})[^.;!?\n]*)(?:\bbefore (?:we )?(?:post|publish|posting|publishing|going live|putting (?:this|it) online) ?(?:this|it)?|(?<!\p{L})avant (?:de (?:le |la |les )?(?:publier|mettre en ligne)|(?:la )?(?:publication|mise en ligne)))(?=[)\].]|$)/gu,
  },
  // Tasks at the start of a sentence: « À compléter après la réunion ».
  {
    hint: /^(?:to be|à) /,
    pattern: taskFirst,
  },
  // Messages of word processors.
  {
    hint: /err(?:or|eur) ?!|here to|choose an|click to|ici pour|choisissez/,
    pattern:
      /\berror! [\p{L} ]*not (?:found|defined)|erreur ?! [\p{L} ]*(?:introuvable|non définie?)|\b(?:click|tap)(?: or tap| or click)? here to (?:enter|add|choose|type)\b|\b(?:choose an item|click to add (?:text|title))\b|(?<!\p{L})(?:cliquez|appuyez)(?: ou (?:cliquez|appuyez))?(?: sur)? ici pour (?:entrer|ajouter|choisir|taper|saisir|modifier)(?!\p{L})|(?<!\p{L})choisissez un élément(?!\p{L})/giu,
  },
  {
    hint: /note (?:to|à|au|pour|de) /,
    pattern:
      /(?<!\p{L})note (?:to (?:self|draft|editor|translator|reviewer|file)|(?:à|au|pour|de) (?:moi-même|la rédaction|la traduction|l[’']équipe|rédacteur|traducteur|rédactrice|traductrice))(?!\p{L})/giu,
  },
  {
    hint: /(.)\1\1/u,
    pattern:
      /<{7}|>{7}|(?<!=)={7}(?!=)|\?{3,}|(?<![\p{L}\p{N}_])_{3,}(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}])(\p{L})\1{3,}(?![\p{L}\p{N}])/giu,
  },
  // Tasks at the start of a sentence or after a noun such as “section”; « coûte plus cher à traduire » is not one.
  {
    hint: /to be |à (?:compléter|traduire|rédiger|valider|confirmer|insérer|remplacer|déterminer|réviser|ajouter|venir)/,
    pattern: new RegExp(
      String.raw`(?:^|[([:–—.] ?|(?<!\p{L})(?:texte|titre|section|paragraphe|nom|prix|date|montant|photo|image|contenu|passage|text|title|section|paragraph|name|price|date|amount|picture|content|rest) (?:is |are )?)(?:to be (?:completed|translated|written|filled in|inserted|determined|confirmed|decided|announced|added|reviewed)|à (?:compléter|traduire|rédiger|valider|confirmer|insérer|remplacer|déterminer|réviser|ajouter|venir))(?=[\s)\].;,!]*$|[)\]])`,
      'giu',
    ),
  },
  {
    hint: /^\s*[[(ef]/,
    pattern: /^[\s]*(?:[[(](?:EN|FR|ENG|FRA|english|french|anglais|français)[\])]|(?:EN|FR|ENG|FRA)[ \u00a0]?:)/giu,
  },
  {
    hint: /translat|revised|updated|rewritten|voici|as an ai|en tant qu/,
    pattern:
      /(?<!\p{L})(?:(?:here is|here’s|here's) (?:the|a|your) (?:translat|revised|updated|rewritten)\p{L}*|voici (?:la|une|votre) (?:traduction|version)|as an ai\b|en tant qu’(?:ia|intelligence))/giu,
  },
]
