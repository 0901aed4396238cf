import styled from '@emotion/styled'
import type { EstimatorData } from '../../../../shared/estimatorData'
import { fillBracketedPlaceholders } from '../../../../shared/bracketedPlaceholders'
import { formatDollars, formatLocaleNumber } from '../../../../shared/numbers'
import { useLanguage } from '../../../hooks/useLanguage'
import { color, fontSize, phoneQuery, radius, wideScreenQuery } from '../../../styles/tokens'
import { CheckboxOrRadio, fieldLabelStyles } from '../../ui/inputs'
import { createFittingColumns } from './fittingColumns'

const chosenStyles = {
  background: color.mark,
  borderColor: color.onMark,
  '&, & span, & small': { color: color.onMark },
}
// In place of a plan that is not shown, but can have the focus, which chooses and shows it.
const hiddenChoice = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  minHeight: 0,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** Styles of the form for its groups of plans: side by side if there are two, on phones a switch between both. */
export const planChoiceStyles = {
  '& fieldset': { ...createFittingColumns('11rem', '0.5rem'), margin: 0, padding: 0, border: 0, minWidth: 0 },
  // A rule ends each group: its choices are closer together than to the next.
  '& fieldset::after': { content: '""', gridColumn: '1 / -1', marginTop: '1rem', borderTop: `1px solid ${color.line}` },
  '& legend': { marginBottom: '0.6rem', padding: 0, ...fieldLabelStyles },
  '& legend > label': { pointerEvents: 'none' },
  // Phones show the plans of one of two services, in both of which arrow keys still move.
  [phoneQuery]: {
    rowGap: '0.9rem',
    '&:has(fieldset + fieldset):not(:has(fieldset + fieldset + fieldset))': {
      gridTemplateColumns: '1fr 1fr',
      columnGap: 0,
      '& > label': { gridColumn: '1 / -1' },
      '& > fieldset': { display: 'contents', '&::after': { content: 'none' } },
      '& > fieldset > label': { gridColumn: '1 / -1' },
      '& > fieldset > label + label': { marginTop: '-0.4rem' },
      '& > fieldset + label': { marginTop: '0.25rem' },
      '&:has(.plan :checked) > fieldset:not(:has(:checked)) > label': hiddenChoice,
      // Both names are as high as the longer one.
      '& legend': { gridRow: 2, alignSelf: 'stretch', display: 'grid', width: '100%', margin: 0 },
      '& legend > small': { display: 'none' },
      '& legend > label': {
        display: 'grid',
        placeItems: 'center',
        minHeight: '3.25rem',
        padding: '0.4rem 0.5rem',
        border: `1px solid ${color.soft}`,
        borderRadius: `${radius.control} 0 0 ${radius.control}`,
        fontSize: fontSize.tiny,
        lineHeight: 1.3,
        textAlign: 'center',
        textWrap: 'balance',
        pointerEvents: 'auto',
        cursor: 'pointer',
      },
      '& > fieldset + fieldset > legend > label': {
        borderInlineStart: 0,
        borderRadius: `0 ${radius.control} ${radius.control} 0`,
      },
      '& > fieldset:has(:checked) > legend > label': chosenStyles,
    },
  },
  [wideScreenQuery]: {
    '&:has(fieldset + fieldset)': {
      gridTemplateColumns: '1fr 1fr',
      columnGap: '2rem',
      '& > label': { gridColumn: '1 / -1' },
      '& > fieldset': { position: 'relative', gridColumn: 'auto', gridTemplateColumns: '1fr' },
      '& legend': { whiteSpace: 'nowrap' },
      // The “or” is between both groups.
      '& legend > small': { position: 'absolute', top: '50%', right: '100%', width: '2rem', textAlign: 'center' },
      // One rule below both groups.
      '& > fieldset::after': { content: 'none' },
      '& > fieldset + label': { paddingTop: '1.25rem', borderTop: `1px solid ${color.line}` },
    },
  },
} as const

/** A plan, or another choice of the form. */
export const Choice = styled.label({
  display: 'flex',
  gap: '0.75rem',
  alignItems: 'center',
  minHeight: '2.875rem',
  padding: '0.5rem 0.85rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  cursor: 'pointer',
  // Mint is for our plans; what the employer pays is only outlined.
  '&:has(:checked)': { borderColor: color.ink },
  '&:has([type=radio]:checked)': chosenStyles,
  '& > span': { display: 'grid' },
})
interface Props {
  data: EstimatorData
  /** Ids of the plan that is chosen at first, and of that of the result shown. */
  initial: string
  chosen: string
}

/** The plans of each service, as radio buttons. */
export function PlanChoices({ data: { services, plans, words }, initial, chosen }: Props) {
  const language = useLanguage()
  // On phones the names of two services are a switch: each chooses the plan of its service in the place of the current.
  const findPlanOfSameRank = (service: string) => {
    const plansOf = (id?: string) => plans.filter(plan => plan.service === id)
    const current = plans.find(({ id }) => id === chosen)
    const rank = plansOf(current?.service).findIndex(({ id }) => id === current?.id)
    return (plansOf(service)[rank] ?? plansOf(service)[0])?.id
  }
  return (
    <>
      {services.map((service, index) => (
        <fieldset key={service.id}>
          <legend>
            {index > 0 && <small>{words.or} </small>}
            {services.length > 1 ? <label htmlFor={findPlanOfSameRank(service.id)}>{service.name}</label> : words.plan}
          </legend>
          {plans
            .filter(plan => plan.service === service.id)
            .map(({ id, name, hours, price }) => (
              <Choice key={id} className="plan">
                <CheckboxOrRadio type="radio" name="plan" id={id} required value={id} defaultChecked={id === initial} />
                <span>
                  <span>{name}</span>
                  <small>
                    {fillBracketedPlaceholders(words.planHours, {
                      hours: formatLocaleNumber(hours, language),
                      price: formatDollars(price, language),
                    })}
                  </small>
                </span>
              </Choice>
            ))}
        </fieldset>
      ))}
    </>
  )
}
