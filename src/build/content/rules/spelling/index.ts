export { known } from './known'
