import type { Rule } from '../rule'

export const ended: Rule = {
  holds: 'A sentence is written to its end.',
  level: 'notice',
  checkCopy: ({ text, element, file, field, language }) => {
    // A lead to a list or a table, and a label before a field, may stop where they like.
    if (
      file.startsWith('locales/') ||
      (element && element !== 'p') ||
      /keywords|claim|points|features|benefits|excluded|names|(?:title|name|label|question|eyebrow|badge)\.?(?:en|fr)?$/i.test(
        field ?? '',
      )
    )
      return []
    const [found] = open[language].exec(text.trimEnd()) ?? []
    return found && text.trim().length > found.length
      ? [{ index: text.length - found.length, message: `ends with “${found.trim()}”; write the sentence to its end` }]
      : []
  },
}

const open = {
  en: /[,;]$|(?<=[\s,])(?:and|or|but|the|a|an|of|to|with|for|by|from|our|your|which|because)$/u,
  fr: /[,;]$|(?<=[\s,])(?:et|ou|mais|le|la|les|un|une|des|du|de|avec|pour|par|nos|vos|notre|votre|qui|que|dont|dans|aux?)$/u,
}
