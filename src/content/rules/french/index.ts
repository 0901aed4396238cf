export { validTypography } from './validTypography'
export { validNumberFormat } from './validNumberFormat'
export { pluralAgreement } from './pluralAgreement'
export { noMisplacedCapitals } from './noMisplacedCapitals'
