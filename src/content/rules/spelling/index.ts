export { knownWords } from './knownWords'
export { places } from './places'
