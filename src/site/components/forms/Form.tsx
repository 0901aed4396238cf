import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { readFormDraft } from '../../browser/formDraft'
import { useLanguage } from '../../hooks/useLanguage'
import { mediaQueries } from '../../styles/tokens'
import { Button } from '../ui/Button'
import { Field, type FieldSpec } from './Field'
import { initialFormState } from './formState'
import { Honeypot } from './Honeypot'

const Grid = styled.form({
  position: 'relative',
  display: 'grid',
  gap: '1.25rem',
  alignContent: 'start',
  [mediaQueries.tablet]: { gridTemplateColumns: '1fr 1fr', '& > :not([data-half])': { gridColumn: '1 / -1' } },
})
const Submit = styled(Button)({ justifySelf: 'start' })

/** A form: its fields, where they go, and what is said of it. */
export interface FormSpec {
  /** Names its draft, and begins the ids of its fields. */
  name: string
  /** Names the form in analytics. */
  category: string
  fields: readonly FieldSpec[]
  /** Where it is sent; null composes an e-mail. */
  endpoint: string | null
  /** Who gets that e-mail, and its subject. */
  email: string
  subject: string
  words: FormWords
}

/** What a form says, each form in its own words. */
export interface FormWords {
  submit: string
  sent: string
  sentText: string
  /** It was certainly not sent, and it may not have been. */
  failed: string
  inDoubt: string
  /** Where the text is after a failure, and the way back to it. */
  kept: string
  back: string
  slow: string
  slowText: string
}

type OwnWords = Pick<FormWords, 'submit' | 'sent' | 'sentText' | 'failed' | 'inDoubt'>

/**
 * A plain form, which the browser checks and sends by itself until the page’s scripts run, and where those of `enhanced`
 * never come. They are loaded once a visitor enters the form; they tell what is wrong in the site’s words, keep a draft,
 * and send without leaving the page.
 */
export function Form({ words: own, ...props }: Omit<FormSpec, 'words'> & { words: OwnWords }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, fields, endpoint, email, subject } = props
  const words: FormWords = {
    ...own,
    kept: t('errors.kept'),
    back: t('form.back'),
    slow: t('form.slow'),
    slowText: t('form.slowText'),
  }
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

  // What cannot wait for a visitor in the form: what was typed before, and what the address asks for.
  const wanted = fields.some(({ preset }) => preset)
  useEffect(() => {
    setLive(true)
    if (wanted || readFormDraft(name) || form.current?.contains(document.activeElement)) enhance()
  }, [name, wanted])
  useEffect(() => {
    if (form.current) controller?.attach(form.current, { ...props, words })
    if (!submitted.current || (live && !controller)) return
    submitted.current = false
    if (controller) controller.submit()
    else form.current?.requestSubmit()
  })
  useEffect(() => controller?.detach, [controller])

  // Without scripts an e-mail takes everything typed along.
  const target = endpoint
    ? { action: endpoint, method: 'post' }
    : { action: `mailto:${email}?subject=${encodeURIComponent(subject)}`, method: 'post', encType: 'text/plain' }
  const done = delivery.status === 'sent' && !delivery.edited
  const submitOnceEnhanced = (event: FormEvent) => {
    event.preventDefault()
    submitted.current = true
    enhance()
  }
  const outcome = enhanced && controller && (
    <enhanced.Outcome to={email} {...{ delivery, words }} onRetry={controller.submit} onBack={controller.reset} />
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
        hidden={done}
      >
        {enhanced && <enhanced.ErrorSummary form={name} {...{ fields, errors, refusals }} />}
        <input type="hidden" name="language" value={language} />
        {fields.map(field => (
          <Field key={field.name} form={name} field={field} error={errors[field.name]} live={live} />
        ))}
        <Honeypot form={name} />
        <Submit type="submit" aria-disabled={delivery.status === 'sending' || undefined}>
          {delivery.status === 'sending' ? t('form.sending') : words.submit}
        </Submit>
        {!done && outcome}
      </Grid>
      {done && outcome}
    </>
  )
}

const subscribeToNothing = () => () => undefined
const getInitialState = () => initialFormState
