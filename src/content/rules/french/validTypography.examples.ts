import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'Nos conseils: les voici.', message: 'non-breaking space (U+00A0) before “:”' },
    { fr: 'La première ligne.\nNos conseils: les voici.', in: ['paragraph'], message: 'fr.mdx:21: needs a' },
    { fr: 'Nos conseils : les voici.', message: 'ordinary space', level: 'notice' },
    { fr: "L'essentiel.", message: 'straight apostrophe' },
  ],
  right: [
    { fr: 'Nos conseils\u00a0: l’essentiel, dès 9\u00a0h\u00a030\u202f!' },
    { fr: 'On dit à Toronto <Foreign lang="en">letter of intent</Foreign>; les deux obligent.', in: ['paragraph'] },
    {
      fr: 'Aux États-Unis, le Center for Drug Evaluation répond à chaque demande dans les délais de la loi.',
    },
  ],
}
