export { known } from './known'
export { named } from './named'
export { dependencies } from './dependencies'
export { questioned } from './questioned'
