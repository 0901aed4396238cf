export { leadSomewhere } from './leadSomewhere'
export { featured } from './featured'
