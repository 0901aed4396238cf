export { knownWords } from './knownWords'
export { accentedPlaceNames } from './accentedPlaceNames'
