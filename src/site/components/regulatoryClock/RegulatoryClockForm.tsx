import styled from '@emotion/styled'
import { useEffect, useRef, useState, type InputHTMLAttributes, type ReactNode, type RefObject } from 'react'
import { isPlausibleFilingDay, maxStopDays } from '../../../shared/regulatoryClock/clockInput'
import type { RegulatoryClockInput } from '../../../shared/regulatoryClock/types'
import type { UnpackedRegulatoryClock } from '../../../shared/regulatoryClock/packedClock'
import { color, mediaQueries, radius } from '../../styles/tokens'
import { Button } from '../ui/Button'
import { CheckboxOrRadio, fieldHelpStyles, fieldLabelStyles, Input, Select } from '../ui/inputs'

const Fields = styled.form({
  display: 'grid',
  gap: '1.25rem 1.5rem',
  alignItems: 'start',
  marginTop: '2.5rem',
  padding: 'min(1.5rem, 7vw)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  [mediaQueries.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mediaQueries.desktop]: { gridTemplateColumns: '1.3fr 1fr 1.3fr 0.9fr' },
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
const Help = styled.span(fieldHelpStyles)
const More = styled.div({
  display: 'grid',
  gap: '1rem 1.5rem',
  gridColumn: '1 / -1',
  '& > .fold': { marginTop: 0 },
  // In the columns above; level with the input, which has its label above and help text below.
  [mediaQueries.tablet]: {
    gridTemplateColumns: 'subgrid',
    '& > .fold, & > .fold::details-content': { display: 'contents' },
    '& label + label': { marginTop: '1.9rem', alignSelf: 'start' },
  },
  [mediaQueries.desktop]: {
    '& label + label': { gridColumn: '2 / span 2' },
    '& > button': { gridColumn: 4, alignSelf: 'start', marginTop: '1.9rem' },
  },
})

interface Props {
  tool: UnpackedRegulatoryClock
  input: RegulatoryClockInput
  change(part: Partial<RegulatoryClockInput>): void
  /** Path of the clock’s page, to which the form submits without scripts. */
  action: string
  form: RefObject<HTMLFormElement>
}

/** Filing, dates and stop: a plain GET form; with scripts, results update immediately. */
export function RegulatoryClockForm({ tool: { model, words, groups }, input, change, action, form }: Props) {
  const filing = model.filings.find(({ id }) => id === input.filing)
  return (
    <Fields ref={form} action={action} method="get">
      <Field label={words.filing}>
        <Select name="filing" value={input.filing} onChange={({ target }) => change({ filing: target.value })}>
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
      <Field label={words.filed}>
        <TypedInput
          type="date"
          name="filed"
          required
          value={input.filed}
          take={text => isPlausibleFilingDay(text) && change({ filed: text })}
        />
      </Field>
      <Field label={words.stop}>
        <Select name="stop" value={input.stop} onChange={({ target }) => change({ stop: target.value })}>
          <option value="none">{words.noStop}</option>
          {model.stops.map(({ id, name }) => (
            <option key={id} value={id} disabled={!filing?.stops.some(stop => stop.id === id)}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.days} help={words.daysHelp}>
        <TypedInput
          type="number"
          name="days"
          min={1}
          max={maxStopDays}
          inputMode="numeric"
          value={String(input.days)}
          take={text => {
            const days = Number(text)
            if (Number.isInteger(days) && days >= 1 && days <= maxStopDays) change({ days })
          }}
        />
      </Field>
      <More>
        <details className="fold">
          <summary>{words.refine}</summary>
          <Field
            label={
              <span>
                {words.foreign} <small>({words.optional})</small>
              </span>
            }
            help={words.foreignHelp}
          >
            <TypedInput
              type="date"
              name="foreign"
              value={input.foreign}
              take={text => (isPlausibleFilingDay(text) || !text) && change({ foreign: text })}
            />
          </Field>
          <Check>
            <CheckboxOrRadio
              type="checkbox"
              name="pediatric"
              value="1"
              checked={input.pediatric}
              onChange={({ target }) => change({ pediatric: target.checked })}
            />
            {words.pediatric}
          </Check>
        </details>
        <Button type="submit" look="outlined">
          {words.show}
        </Button>
      </More>
    </Fields>
  )
}

function Field({ label, help, children }: { label?: ReactNode; help?: string; children: ReactNode }) {
  return (
    <Label>
      {label}
      {children}
      {help && <Help>{help}</Help>}
    </Label>
  )
}

interface TypedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  value: string
  /** Called with each typed text; an incomplete date or number has no effect. */
  take(text: string): unknown
}

// Keeps partial input until it is valid, or until Back changes the value.
function TypedInput({ value, take, ...rest }: TypedInputProps) {
  const [text, setText] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setText(value), [value])
  // Keeps a partial date typed before hydration.
  useEffect(() => {
    if (field.current && field.current.value !== field.current.defaultValue) setText(field.current.value)
  }, [])
  return (
    <Input
      ref={field}
      {...rest}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        take(target.value)
      }}
    />
  )
}
