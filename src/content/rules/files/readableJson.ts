import type { Rule } from '../rule'

export const readableJson: Rule = {
  requirement: 'Every JSON file exists and can be read.',
  level: 'problem',
  check: ({ jsonFiles, fileSystemEntries }) =>
    jsonFiles.map(({ file, readProblem }) => {
      if (!readProblem) return undefined
      return fileSystemEntries.some(({ path, isFolder }) => path === file && isFolder)
        ? { file, message: 'is a folder; a file of this name belongs here' }
        : { file, ...readProblem }
    }),
}
