import type { RuleExamples } from '../examples'

const reserving = (words: string, lead: string) => ({
  changes: {
    'content/glossary.json': { 'reserved.fr': [words] },
    'content/pages/home.json': { 'sections[0].lead.fr': lead },
  },
})

export const examples: RuleExamples = {
  wrong: [
    { en: 'Served by an Expert.', in: ['field', 'front matter', 'alt'], message: 'Expert' },
    // In running text only the sentence shows whom a claim is about, so it is a notice.
    { en: 'Served by an Expert.', in: ['paragraph'], message: 'Expert', level: 'notice' },
    { en: 'Our experts read it.', message: 'experts' },
    { fr: 'Un chef\u00a0de file du droit, notre cabinet.', message: 'de file' },
    { fr: 'Nous sommes les chefs de file du droit.', message: 'chefs de file' },
    { ...reserving('inégalé', 'Notre équipe inégalée lit vos contrats.'), message: 'inégalée' },
    { ...reserving('inégalé', 'Notre equipe inegalee lit vos contrats.'), message: 'inegalee' },
  ],
  right: [
    // « Inégale » (unequal) is another word than « inégalé » (unequalled).
    reserving('inégalé', 'Nos contrats sont de longueur inégale.'),
    { en: 'Our expertise, and expert-led work.' },
    { en: 'The expert witness reads the file.' },
    { en: 'We are not experts.', fr: 'Nous ne sommes pas un chef de file.' },
  ],
}
