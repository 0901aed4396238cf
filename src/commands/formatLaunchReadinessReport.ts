import { escapeHtml } from '../content/escapeHtml'
import type { LaunchReadinessReport } from './createLaunchReadinessReport'

/** The lists of the report in the order in which to settle them, with titles in both languages. */
const lists: { key: keyof LaunchReadinessReport; en: string; fr: string }[] = [
  { key: 'provisionalFields', en: 'Values that are still provisional', fr: 'Valeurs encore provisoires' },
  { key: 'required', en: 'Required by law and missing', fr: 'Exigé par la loi et manquant' },
  { key: 'unconfirmedTranslations', en: 'Translations to be compared again', fr: 'Traductions à comparer de nouveau' },
  { key: 'undecided', en: 'Terms of mandates to be decided', fr: 'Conditions des mandats à décider' },
  { key: 'unproved', en: 'Claims without evidence', fr: 'Affirmations sans preuve' },
  {
    key: 'staleFacts',
    en: 'Claims to be checked again, for what they depend on has changed',
    fr: 'Affirmations à revérifier, car ce dont elles dépendent a changé',
  },
  {
    key: 'overdue',
    en: 'Facts, terms and articles past their day of review',
    fr: 'Faits, termes et articles en retard de révision',
  },
  {
    key: 'soon',
    en: 'Facts, terms and articles due within two months',
    fr: 'Faits, termes et articles à réviser d’ici deux mois',
  },
  { key: 'waiting', en: 'Drafts and articles of a later day', fr: 'Brouillons et articles à paraître' },
]

/** Formats the report for a terminal. */
export function formatLaunchReadinessText(found: LaunchReadinessReport): string {
  return lists
    .filter(({ key }) => found[key].length)
    .map(({ key, en }) => [`${en} (${found[key].length}):`, ...found[key].map(line => `  - ${line}`), ''].join('\n'))
    .join('\n')
}

/** Formats the report as a self-contained HTML page, for screen or print. */
export function formatLaunchReadinessHtml(found: LaunchReadinessReport, practice: string, day: string): string {
  const sections = lists.map(
    ({ key, en, fr }) => `<section>
<h2>${en} <small lang="fr">${fr}</small> <b>${found[key].length}</b></h2>
${found[key].length ? `<ul>\n${found[key].map(formatHtmlItem).join('\n')}\n</ul>` : '<p>Nothing. <span lang="fr">Rien.</span></p>'}
</section>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Before a launch: ${escapeHtml(practice)}, ${day}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #111; background: #fff }
h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; border-bottom: 1px solid #888; padding-bottom: .2rem }
h2 b { float: right } small { font-weight: normal; color: #444 }
li { margin: .4rem 0; break-inside: avoid } code { overflow-wrap: anywhere }
li::before { content: "☐ " } ul { list-style: none; padding: 0 }
@media print { body { margin: 0; max-width: none; font-size: 10pt } h2 { break-after: avoid } }
</style>
</head>
<body>
<h1>Before a launch <small lang="fr">Avant la mise en ligne</small></h1>
<p>${escapeHtml(practice)}, ${day}</p>
${sections.join('\n')}
</body>
</html>
`
}

function formatHtmlItem(line: string): string {
  const [, place = '', rest = ''] = /^(.*?): (.*)$/s.exec(line) ?? []
  return `<li><code>${escapeHtml(place)}</code>: ${escapeHtml(rest)}</li>`
}
