export { present } from './present'
export { stockHost } from './stockHost'
export { addresses } from './addresses'
export { words } from './words'
