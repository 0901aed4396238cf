import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'We read the file, and', in: ['field', 'front matter', 'paragraph'], message: '“and”' },
    { fr: 'Le dossier se lit avec', in: ['field', 'front matter', 'paragraph'], message: '“avec”' },
    { en: 'We read the file,', in: ['field', 'front matter', 'paragraph'], message: '“,”' },
    { en: 'we read the whole file.', in: ['field', 'front matter'], message: 'small letter' },
    { en: 'We read the file. Then we write', in: ['field', 'paragraph'], message: 'full stop' },
    { en: 'We read the whole file. then we write.', message: '“file. then”' },
    { fr: 'Nous lisons le dossier. ensuite, nous écrivons.', message: '“dossier. ensuite”' },
  ],
  right: [
    { en: 'It takes approx. two weeks, vol. five included.', fr: 'Il faut env. deux semaines, vol. cinq compris.' },
    { en: 'Here is what to look for:', fr: 'Voici ce qu’il faut chercher\u00a0:' },
  ],
}
