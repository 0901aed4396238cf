import type { Rule } from '../rule'

export const readableJson: Rule = {
  holds: 'Every JSON file is there and can be read.',
  level: 'problem',
  check: ({ json, entries }) =>
    json.flatMap(({ file, fault }) => {
      if (!fault) return []
      return entries.some(({ path, isFolder }) => path === file && isFolder)
        ? [{ file, message: 'is a folder; a file of this name belongs here' }]
        : [{ file, ...fault }]
    }),
}
