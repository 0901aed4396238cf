import styled from '@emotion/styled'
import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { fillBracketedPlaceholders } from '../../../shared/bracketedPlaceholders'
import { formatDate } from '../../../shared/dates'
import { clockDateLimits, clockStopLimits } from '../../../shared/regulatoryClock/clockInput'
import type { LocalizedRegulatoryClockFiling } from '../../../shared/regulatoryClock/types'
import type { UnpackedRegulatoryClock } from '../../../shared/regulatoryClock/packedClock'
import type { Language } from '../../../config/languages'
import { color, mediaQueries, phoneQuery, radius, tabletRangeQuery } from '../../styles/tokens'
import { Button } from '../ui/Button'
import {
  CheckboxOrRadio,
  fieldHelpStyles,
  fieldLabelStyles,
  Input,
  invalidFieldStyles,
  InvalidValueHelp,
  Select,
} from '../ui/inputs'

const Fields = styled.form({
  display: 'grid',
  gap: '1.25rem 1.5rem',
  alignItems: 'start',
  marginTop: '2.5rem',
  '--panel-padding': 'min(1.5rem, 7vw)',
  padding: 'var(--panel-padding)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  ...invalidFieldStyles,
  // An invalid value stays visible: the schedule does not change before it is corrected.
  '& .unused:not(:has(:invalid))': { display: 'none' },
  '&:has([value="none"]:checked) .stop-length:not(:has(:invalid))': { display: 'none' },
  [mediaQueries.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mediaQueries.desktop]: { gridTemplateColumns: '1.25fr 0.85fr 1.5fr 0.9fr' },
})
const Label = styled.label({
  ...fieldLabelStyles,
  display: 'grid',
  gap: '0.4rem',
  '& small': fieldHelpStyles,
})
const Check = styled.label({
  ...fieldLabelStyles,
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  minHeight: '2.875rem',
})
const ShowButton = styled(Button)({ [tabletRangeQuery]: { gridColumn: '1 / -1' } })
const Help = styled.span(fieldHelpStyles)
const More = styled.div({
  display: 'grid',
  gap: '1rem 1.5rem',
  gridColumn: '1 / -1',
  '& > .fold': { marginTop: 0 },
  [phoneQuery]: { '& .fold > label + label': { marginTop: '1rem' } },
  // In the columns above; level with the input, which has its label above and help text below.
  [mediaQueries.tablet]: {
    gridTemplateColumns: 'subgrid',
    '& > .fold:not(.unused), & > .fold::details-content': { display: 'contents' },
    '& label + label': { marginTop: '1.9rem', alignSelf: 'start' },
  },
  [mediaQueries.desktop]: {
    '& label + label': { gridColumn: '2 / span 2' },
    '& > button': { gridColumn: 4, alignSelf: 'start', marginTop: '1.9rem' },
    '& > .unused:not(:has(:invalid)) + button': { gridColumn: 1, marginTop: 0 },
  },
})

interface Props {
  tool: UnpackedRegulatoryClock
  language: Language
  /** The filing of the result: only its own stops can be chosen. */
  filing: LocalizedRegulatoryClockFiling
  /** Path and hash of the result, to which the form leads without scripts. */
  action: string
  form: RefObject<HTMLFormElement>
  /** Above the fields. */
  children?: ReactNode
  onChange: () => void
  onSubmit?: FormEventHandler
}

/**
 * Filing, dates and stop: a plain GET form; with scripts, results update immediately, and fields that the filing does
 * not use are hidden.
 */
export function RegulatoryClockForm({
  tool: { model, words, groups },
  language,
  filing,
  action,
  form,
  children,
  onChange,
  onSubmit,
}: Props) {
  const { defaults } = model
  const getClassIfUnused = (...fields: ('foreign' | 'pediatric')[]) =>
    filing.phases.some(phase => fields.some(field => phase[field])) ? '' : 'unused'
  const dayHelp = fillBracketedPlaceholders(words.refusedDay, {
    min: formatDate(clockDateLimits.min, language),
    max: formatDate(clockDateLimits.max, language),
  })
  const daysHelp = fillBracketedPlaceholders(words.refusedDays, {
    min: String(clockStopLimits.min),
    max: String(clockStopLimits.max),
  })
  return (
    <Fields ref={form} action={action} method="get" onInput={onChange} onSubmit={onSubmit}>
      {children}
      <Field label={words.filing} name="filing" refused={words.refusedChoice}>
        <Select name="filing" defaultValue={defaults.filing} aria-describedby="filing-refused">
          {groups.map(({ id, name }) => (
            <optgroup key={id} label={name}>
              {model.filings
                .filter(({ group }) => group === id)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field label={words.filed} name="filed" refused={dayHelp}>
        <Input
          type="date"
          name="filed"
          required
          {...clockDateLimits}
          defaultValue={defaults.filed}
          aria-describedby="filed-refused"
        />
      </Field>
      <Field label={words.stop} name="stop" refused={words.refusedChoice}>
        <Select name="stop" defaultValue={defaults.stop} aria-describedby="stop-refused">
          <option value="none">{words.noStop}</option>
          {model.stops.map(({ id, name }) => (
            <option key={id} value={id} disabled={!filing.stops.some(stop => stop.id === id)}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field className="stop-length" label={words.days} help={words.daysHelp} name="days" refused={daysHelp}>
        <Input
          type="number"
          name="days"
          required
          {...clockStopLimits}
          inputMode="numeric"
          defaultValue={defaults.days}
          aria-describedby="days-refused"
        />
      </Field>
      <More>
        <details className={`fold ${getClassIfUnused('foreign', 'pediatric')}`}>
          <summary>{words.refine}</summary>
          <Field
            className={getClassIfUnused('foreign')}
            label={
              <span>
                {words.foreign} <small>({words.optional})</small>
              </span>
            }
            help={words.foreignHelp}
            name="foreign"
            refused={dayHelp}
          >
            <Input
              type="date"
              name="foreign"
              {...clockDateLimits}
              defaultValue={defaults.foreign}
              aria-describedby="foreign-refused"
            />
          </Field>
          <Check className={getClassIfUnused('pediatric')}>
            <CheckboxOrRadio type="checkbox" name="pediatric" value="1" defaultChecked={defaults.pediatric} />
            {words.pediatric}
          </Check>
        </details>
        <ShowButton type="submit" look="outlined">
          {words.show}
        </ShowButton>
      </More>
    </Fields>
  )
}

interface FieldProps {
  label: ReactNode
  name: string
  help?: string
  /** Shown while the value is invalid: what the field accepts. */
  refused?: string
  className?: string
  children: ReactNode
}

function Field({ label, name, help, refused, className, children }: FieldProps) {
  return (
    <Label className={className}>
      {label}
      {children}
      {help && <Help>{help}</Help>}
      {/* Describes the field, and is not part of its name. */}
      <InvalidValueHelp id={`${name}-refused`} aria-hidden>
        {refused}
      </InvalidValueHelp>
    </Label>
  )
}
