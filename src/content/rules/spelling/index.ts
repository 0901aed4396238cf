export { verbAgreement } from './verbAgreement'
export { confusedWords } from './confusedWords'
export { knownWords } from './knownWords'
export { accentedPlaceNames } from './accentedPlaceNames'
