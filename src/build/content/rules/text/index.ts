export { readable } from './readable'
export { sources } from './sources'
export { readTime } from './readTime'
