import type { Rule } from '../rule'

/** Finds « un question », « cette règlement ». */
export const determinersMatchGender: Rule = {
  requirement: 'The determiners un, une, ce, cet, cette, du and au agree with the gender of the noun that follows.',
  level: 'notice',
  checkVisibleText: ({ text, language }) =>
    language === 'fr'
      ? marks.map(({ mark, write }) => {
          const match = mark.exec(text)
          return match ? { index: match.index, message: `says « ${match[0]} »; ${write}` } : undefined
        })
      : [],
}

// Detects gender by noun endings, with exceptions, and by a list of nouns common in contracts.
const marks = [
  {
    mark: /(?<![\p{L}’'-])(?:cet|Cet)[ \u00a0](?:entente|entreprise|étude|équipe|analyse|autorisation|option|assemblée|étape|offre|exigence|obligation|annexe|idée|année|heure|approche|aide|évaluation|exception)(?!\p{L})|(?<![\p{L}’'-])(?:un|Un|ce|Ce|du|au)[ \u00a0](?!(?:bastion|silence|million|billion|trillion|lampion|champion|espion|pion|avion|lion|camion|scorpion)s?(?!\p{L}))\p{Ll}{3,}(?:tion|sion|xion|ance|ence|bilité|ivité|alité|icité)(?![\p{L}-])/u,
    write: 'this noun is feminine: « une », « cette », « la »',
  },
  {
    mark: /(?<![\p{L}’'-])(?:une|Une|cette|Cette)[ \u00a0](?!(?:page|image|plage|cage|rage|nage|jument|sage|seule|\p{L}+emment|\p{L}+amment)(?!\p{L}))\p{Ll}{3,}(?:[eè]gement|règlement|document|argument|jugement|paiement|engagement|établissement|événement|instrument|médicament|traitement|investissement|financement|équipement|[a-z]+age|[a-z]+isme)(?![\p{L}-])|(?<![\p{L}’'-])(?:une|Une|cette|Cette)[ \u00a0](?:règlement|document|argument|jugement|paiement|engagement|établissement|événement|instrument|médicament|traitement|investissement|financement|équipement|honoraire|contrat|délai|mandat|brevet|dossier|conseil|avis|essai|rapport|registre|article|cabinet|projet|prix|service|tarif)(?!\p{L})/u,
    write: 'this noun is masculine: « un », « ce », « le »',
  },
]
