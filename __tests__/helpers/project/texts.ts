// Each paragraph names another site, AA to JE, so that none is repeated.
const paragraphs = (words: (site: string) => string, times: number) =>
  Array.from({ length: times }, (_, index) =>
    words(String.fromCharCode(65 + Math.floor(index / 10), 65 + (index % 10))),
  ).join('\n\n')

const front = (lines: string) => `---\n${lines.trim()}\n---\n`

/** An article of about 1,400 words in both languages, with headings, links, pictures and sources. */
export const article = {
  en:
    front(`
title: "Clinical trial agreements"
name: "Trial agreements"
excerpt: "What a sponsor, a hospital and an investigator each need from the contract between them."
seo:
  title: "Clinical trial agreements in Canada"
  description: "A guide for sponsors, hospitals and investigators to the contract between them: money, data, publication, liability and what to do when it ends."
  keywords: ["clinical trial agreement", "sponsor", "investigator"]
category: clinical-trials
date: 2024-01-15
reviewed: 2026-11-20
reviewBy: 2027-05-20
picture: { src: "lines.png" }
sources:
  - id: fdr
    title: "Food and Drug Regulations"
    publisher: "Department of Justice Canada"
    url: "https://laws-lois.justice.gc.ca/eng/regulations/C.R.C.,_c._870/"
    date: "current to June 14, 2026"
`) +
    `
The contract comes first. <Source id="fdr" />

## What it costs

The plan is {{starter-price}} a month. [Write to us](/contact).

### Paid by the month

<Figure src="lines.png" alt="Lines" caption="A drawing" />

${paragraphs(site => `A sponsor pays for the trial and hospital ${site} does the work of it with care.`, 95)}
`,
  fr:
    front(`
title: "L’entente d’essai clinique"
name: "Entente d’essai"
excerpt: "Ce que le promoteur, l’hôpital et la chercheuse attendent chacun du contrat qui les lie pendant l’essai."
seo:
  title: "L’entente d’essai clinique au Canada"
  description: "Un guide pour le promoteur, l’hôpital et la chercheuse\u00a0: argent, données, publication, responsabilité et ce qu’il faut faire quand l’essai prend fin."
  keywords: ["entente d’essai clinique", "promoteur", "chercheuse"]
category: clinical-trials
date: 2024-01-15
reviewed: 2026-11-20
reviewBy: 2027-05-20
picture: { src: "lines.png" }
sources:
  - id: fdr
    title: "Règlement sur les aliments et drogues"
    publisher: "Ministère de la Justice du Canada"
    url: "https://laws-lois.justice.gc.ca/fra/reglements/C.R.C.,_ch._870/"
    date: "à jour au 14 juin 2026"
`) +
    `
Le contrat vient d’abord. <Source id="fdr" />

## Ce que cela coûte

Le forfait est de {{starter-price}} par mois. [Écrivez-nous](/contact).

### Payé au mois

<Figure src="lines.png" alt="Des lignes" caption="Un dessin" />

${paragraphs(site => `Le promoteur paie l’essai et l’hôpital ${site} en fait le travail avec grand soin.`, 95)}
`,
}

/** A legal page in both languages, whose route is its folder name. */
export const document = {
  en:
    front(`
title: "Privacy policy"
name: "Privacy"
summary: "What we keep, why and for how long."
seo:
  title: "Privacy policy of the practice"
  description: "What personal information the practice keeps, why and for how long, who is in charge of it, and how to ask to see it, mend it or have it removed."
  keywords: ["privacy", "personal information", "rights"]
category: legal
updated: 2026-11-01
picture: { src: "lines.png" }
`) + '\nIt is short.\n\n## What we keep\n\nYour name and your address.\n',
  fr:
    front(`
title: "Politique de confidentialité"
name: "Confidentialité"
summary: "Ce que nous conservons, pourquoi et combien de temps."
seo:
  title: "La politique de confidentialité du cabinet"
  description: "Les renseignements personnels que le cabinet conserve, pourquoi et combien de temps, qui en est responsable et comment les consulter ou les corriger."
  keywords: ["confidentialité", "renseignements personnels", "droits"]
category: legal
updated: 2026-11-01
picture: { src: "lines.png" }
`) + '\nElle est courte.\n\n## Ce que nous conservons\n\nVotre nom et votre adresse.\n',
}
