export { typography } from './typography'
