export { interfaceWords } from './interfaceWords'
export { sameFields } from './sameFields'
export { sameParts } from './sameParts'
export { bothFiles } from './bothFiles'
