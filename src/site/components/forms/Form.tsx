import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { readFormDraft } from '../../browser/formDraft'
import { useLanguage } from '../../hooks/useLanguage'
import { mediaQueries } from '../../styles/tokens'
import { Button } from '../ui/Button'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { Field, type FieldSpec } from './Field'
import { initialFormState } from './formState'
import { Honeypot } from './Honeypot'

const columns = {
  position: 'relative',
  display: 'grid',
  gap: '1.25rem',
  alignContent: 'start',
  [mediaQueries.tablet]: { gridTemplateColumns: '1fr 1fr', '& > :not([data-half])': { gridColumn: '1 / -1' } },
} as const
const Grid = styled.form(columns, { '& > .fold': { marginTop: 0 } })
const Folded = styled.div(columns)
const Submit = styled(Button)({ justifySelf: 'start' })

/** A form: its fields and endpoint. */
export interface FormSpec {
  /** Key of its draft and texts, and prefix of its field ids. */
  name: 'contact' | 'newsletter'
  /** Name of the form in analytics. */
  category: string
  fields: readonly FieldSpec[]
  /** URL it is sent to; null composes an e-mail. */
  endpoint: string | null
  /** Recipient and subject of that e-mail. */
  email: string
  subject: string
}

/**
 * A plain HTML form, which the browser validates and submits until scripts run, or if those of `enhanced` fail to load.
 * These are loaded when a visitor focuses the form; they show the site’s error messages, keep a draft, and send without
 * leaving the page.
 */
export function Form(spec: FormSpec) {
  const { name, fields, endpoint, email, subject } = spec
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)
  const [live, setLive] = useState(false)
  const [enhanced, setEnhanced] = useState<typeof import('./enhanced') | null>(null)
  const controller = enhanced?.getFormControllerByName(name)
  const { delivery, errors, refusals } = useSyncExternalStore(
    controller?.subscribe ?? subscribeToNothing,
    controller?.getState ?? getInitialState,
    getInitialState,
  )
  const enhance = () =>
    void import(/* webpackChunkName: "form" */ './enhanced').then(
      module => {
        setEnhanced(module)
        setLive(true)
      },
      () => setLive(false),
    )

  // Enhance immediately if there is a draft, a preset from the URL, or focus in the form. A preset field may be folded.
  const wanted = fields.some(({ preset }) => preset)
  useEffect(() => {
    setLive(true)
    if (wanted) form.current?.querySelector('details')?.setAttribute('open', '')
    if (wanted || readFormDraft(name) || form.current?.contains(document.activeElement)) enhance()
  }, [name, wanted])
  useEffect(() => {
    if (form.current) controller?.attach(form.current, spec, t)
    if (!submitted.current || (live && !controller)) return
    submitted.current = false
    if (controller) controller.submit()
    else form.current?.requestSubmit()
  })
  useEffect(() => controller?.detach, [controller])

  // Without scripts, a mailto: form puts all fields into an e-mail.
  const target = endpoint
    ? { action: endpoint, method: 'post' }
    : { action: `mailto:${email}?subject=${encodeURIComponent(subject)}`, method: 'post', encType: 'text/plain' }
  const submitOnceEnhanced = (event: FormEvent) => {
    event.preventDefault()
    submitted.current = true
    enhance()
  }
  const folded = fields.filter(field => field.folded)
  const show = (field: FieldSpec) => (
    <Field key={field.name} form={name} field={field} error={errors[field.name]} live={live} />
  )
  const isSending = delivery.status === 'sending'
  const isDone = delivery.status === 'sent' && !delivery.edited
  const outcome = enhanced && controller && (
    <enhanced.Outcome
      form={name}
      to={email}
      delivery={delivery}
      onRetry={controller.submit}
      onBack={controller.reset}
    />
  )
  return (
    <>
      <Grid
        {...target}
        {...(controller?.handlers ?? { onFocus: enhance, onSubmit: live ? submitOnceEnhanced : undefined })}
        ref={form}
        id={`${name}-form`}
        data-form={name}
        noValidate={live}
        hidden={isDone}
      >
        {enhanced && <enhanced.ErrorSummary form={name} {...{ fields, errors, refusals }} />}
        <input type="hidden" name="language" value={language} />
        {fields.map(field => {
          if (!field.folded) return show(field)
          return (
            field === folded[0] && (
              <FoldOnPhones key="folded" label={t('form.optionalFields')} count={folded.length}>
                <Folded>{folded.map(show)}</Folded>
              </FoldOnPhones>
            )
          )
        })}
        <Honeypot form={name} />
        <Submit type="submit" aria-disabled={isSending || undefined}>
          {isSending ? t('form.sending') : t(`form.send.${name}`)}
        </Submit>
        {!isDone && outcome}
      </Grid>
      {isDone && outcome}
    </>
  )
}

const subscribeToNothing = () => () => undefined
const getInitialState = () => initialFormState
