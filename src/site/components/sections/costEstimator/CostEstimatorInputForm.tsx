import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { FormEvent, RefObject } from 'react'
import { computeCostComparison, estimateFieldLimits, type EstimateInput } from '../../../../shared/costEstimate'
import type { EstimatorData } from '../../../../shared/estimatorData'
import { formatLocaleNumber, formatDollars } from '../../../../shared/numbers'
import { useLanguage } from '../../../hooks/useLanguage'
import { color, fontSize, phoneQuery, radius, wideScreenQuery } from '../../../styles/tokens'
import { Button } from '../../ui/Button'
import {
  CheckboxOrRadio,
  fieldHelpStyles,
  fieldLabelStyles,
  Input,
  invalidFieldStyles,
  InvalidValueHelp,
} from '../../ui/inputs'
import { FinePrint } from '../../ui/FinePrint'
import { FoldOnPhones } from '../../ui/FoldOnPhones'
import { StickyToolResult } from '../../ui/StickyToolResult'
import { fillBracketedPlaceholders } from '../../../../shared/bracketedPlaceholders'
import { formatCostDifference } from './formatCostDifference'

// As many columns as the form has room for: it is a side column on wide screens only.
const createFittingColumns = (minWidth: string, gap = '1.25rem') => ({
  display: 'grid',
  gap,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`,
  alignItems: 'end',
})
const chosen = { background: color.mark, borderColor: color.onMark, '&, & span, & small': { color: color.onMark } }
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
const Panel = styled.form({
  ...createFittingColumns('18rem'),
  '& > :not(label)': { gridColumn: '1 / -1' },
  alignContent: 'start',
  alignSelf: 'start',
  '--panel-padding': 'min(1.5rem, 7vw)',
  padding: 'var(--panel-padding)',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  minWidth: 0,
  ...invalidFieldStyles,
  '& fieldset': { ...createFittingColumns('11rem', '0.5rem'), margin: 0, padding: 0, border: 0, minWidth: 0 },
  // A rule ends each group: its choices are closer together than to the next.
  '& fieldset::after': { content: '""', gridColumn: '1 / -1', marginTop: '1rem', borderTop: `1px solid ${color.line}` },
  '& legend': { marginBottom: '0.6rem', padding: 0 },
  '& legend, & label > span:first-of-type': fieldLabelStyles,
  '& small': fieldHelpStyles,
  '& > .fold': { marginTop: 0 },
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
      '& legend': { gridRow: 2, display: 'grid', width: '100%', margin: 0 },
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
      '& > fieldset:has(:checked) > legend > label': chosen,
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
})
const Folded = styled.div(createFittingColumns('9.5rem'))
const Choice = styled.label({
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
  '&:has([type=radio]:checked)': chosen,
  '& > span': { display: 'grid' },
})
const Field = styled.label({ display: 'grid', gap: '0.35rem' })
// The dollar sign in the field, where the language writes it.
const Amount = styled.span({
  position: 'relative',
  '&::before': {
    content: '"$" / ""',
    position: 'absolute',
    top: '0.75rem',
    insetInlineStart: '0.85rem',
    lineHeight: 1.4,
  },
  '& > input': { paddingInlineStart: '1.75rem' },
  'html:lang(fr) &': {
    '&::before': { insetInline: 'auto 0.85rem' },
    '& > input': { padding: '0.5rem 2rem 0.5rem 0.85rem' },
  },
})

/** Fields that have a usual value or may stay empty. */
const refinements = ['months', 'hours', 'rate'] as const

/** Fields in dollars. */
const amounts = new Set<string>(['salary', 'rate'])

interface Props {
  data: EstimatorData
  initial: EstimateInput
  /** The input of the result shown. */
  input: EstimateInput
  form: RefObject<HTMLFormElement>
  /** Anchor of the result, to which the form leads without scripts. */
  place: string
  onChange: () => void
  onSubmit: (event: FormEvent) => void
}

/** The estimator’s input as a plain GET form. */
export function CostEstimatorInputForm({ data, initial, input, form, place, onChange, onSubmit }: Props) {
  const { services, plans, words } = data
  const language = useLanguage()
  const { t } = useTranslation()
  const { difference } = computeCostComparison(input, data)
  // On phones the names of two services are a switch: each chooses the plan of its service in the place of the current.
  const findPlanOfSameRank = (service: string) => {
    const plansOf = (id?: string) => plans.filter(plan => plan.service === id)
    const current = plans.find(({ id }) => id === input.plan)
    const rank = plansOf(current?.service).findIndex(({ id }) => id === current?.id)
    return (plansOf(service)[rank] ?? plansOf(service)[0])?.id
  }
  const field = (name: 'salary' | (typeof refinements)[number]) => {
    const Box = amounts.has(name) ? Amount : 'span'
    const format = amounts.has(name) ? formatDollars : formatLocaleNumber
    const { min, max } = estimateFieldLimits[name]
    return (
      <Field key={name}>
        <span>
          {words[name]} {initial[name] === null && <small>({words.optional})</small>}
        </span>
        <Box>
          <Input
            type="number"
            name={name}
            inputMode="numeric"
            step={1}
            {...{ min, max }}
            required={initial[name] !== null}
            defaultValue={initial[name] ?? ''}
            aria-describedby={`${name}-refused`}
          />
        </Box>
        <InvalidValueHelp id={`${name}-refused`} aria-hidden>
          {fillBracketedPlaceholders(words.refusedNumber, { min: format(min, language), max: format(max, language) })}
        </InvalidValueHelp>
      </Field>
    )
  }
  return (
    <Panel ref={form} method="get" action={`#${place}`} onInput={onChange} onSubmit={onSubmit}>
      <StickyToolResult name={words.difference} value={formatCostDifference(difference, language)} />
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
                <CheckboxOrRadio
                  type="radio"
                  name="plan"
                  id={id}
                  required
                  value={id}
                  defaultChecked={id === initial.plan}
                />
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
      {field('salary')}
      <Choice>
        <CheckboxOrRadio type="checkbox" name="charges" value="1" defaultChecked={initial.charges} />
        <span>
          <span>{words.charges}</span>
        </span>
      </Choice>
      <FoldOnPhones label={t('form.optionalFields')} count={refinements.length}>
        <Folded>{refinements.map(name => field(name))}</Folded>
      </FoldOnPhones>
      <Button type="submit" look="outlined">
        {words.compare}
      </Button>
      <FinePrint>{words.private}</FinePrint>
    </Panel>
  )
}
