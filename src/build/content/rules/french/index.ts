export { typography } from './typography'
export { numbers } from './numbers'
