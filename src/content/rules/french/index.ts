export { typography } from './typography'
export { numbers } from './numbers'
export { agreement } from './agreement'
export { capitals } from './capitals'
