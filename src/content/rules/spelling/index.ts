export { known } from './known'
export { places } from './places'
