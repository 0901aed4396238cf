export { fixedNames } from './fixedNames'
export { reservedWords } from './reservedWords'
