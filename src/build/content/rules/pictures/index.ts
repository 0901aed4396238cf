export { present } from './present'
export { stockHost } from './stockHost'
