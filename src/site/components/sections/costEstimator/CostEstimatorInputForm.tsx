import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { FormEvent, RefObject } from 'react'
import { computeCostComparison, estimateFieldLimits, type EstimateInput } from '../../../../shared/costEstimate'
import type { EstimatorData } from '../../../../shared/estimatorData'
import { formatLocaleNumber, formatDollars } from '../../../../shared/numbers'
import { useLanguage } from '../../../hooks/useLanguage'
import { color, radius } from '../../../styles/tokens'
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
import { createFittingColumns } from './fittingColumns'
import { formatCostDifference } from './formatCostDifference'
import { Choice, PlanChoices, planChoiceStyles } from './PlanChoices'

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
  '& small': fieldHelpStyles,
  '& > .fold': { marginTop: 0 },
  '& label > span:first-of-type': fieldLabelStyles,
  ...planChoiceStyles,
})
const Folded = styled.div(createFittingColumns('9.5rem'))
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
  const { words } = data
  const language = useLanguage()
  const { t } = useTranslation()
  const { difference } = computeCostComparison(input, data)
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
      <PlanChoices data={data} initial={initial.plan} chosen={input.plan} />
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
