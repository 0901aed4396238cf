import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useRef, type FormEvent } from 'react'
import { computeRegulatoryClock, noticePhaseId } from '../../../shared/regulatoryClock/computeRegulatoryClock'
import { buildTimelineFromClockResult, buildTimelineUntilNotice } from '../../../shared/regulatoryClock/drawing'
import { unpackRegulatoryClock, type PackedRegulatoryClock } from '../../../shared/regulatoryClock/packedClock'
import { formatDate } from '../../../shared/dates'
import { useRegulatoryClockInput } from '../../hooks/useRegulatoryClockInput'
import { color, columnGap, fontFamily, fontSize, mediaQueries, phoneQuery, wideScreenQuery } from '../../styles/tokens'
import { RegulatoryClockActions } from '../regulatoryClock/RegulatoryClockActions'
import { RegulatoryClockForm } from '../regulatoryClock/RegulatoryClockForm'
import { RegulatoryClockTable } from '../regulatoryClock/RegulatoryClockTable'
import { FilingTimeLimitsTable } from '../regulatoryClock/FilingTimeLimitsTable'
import { FoldableTimeline } from '../figures/FoldableTimeline'
import { Disclosure } from '../ui/Disclosure'
import { FinePrint, FinePrintWithoutScripts } from '../ui/FinePrint'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { Section } from '../ui/Section'
import { StickyToolResult } from '../ui/StickyToolResult'
import { ToolResult } from '../ui/ToolResult'
import { Typeset } from '../ui/Typeset'
import type { SectionProps } from './types'

// In print, the clock’s own page shows only the schedule.
const Alone = styled(Section)({
  // The form begins on the first screen.
  [mediaQueries.desktop]: { paddingTop: '3.5rem' },
  '@media print': {
    padding: 0,
    zoom: 0.7,
    '& header p': { display: 'none' },
    '& .tl .tl-label': { minHeight: '1.5rem', lineHeight: 1.25 },
    'main:has(&) > :not(&)': { display: 'none' },
  },
})
// On the page of a service, phones fold it.
const Inputs = styled.div({
  '& > .fold': { marginTop: 0 },
  '@media print': { display: 'none' },
  [phoneQuery]: { '& > .fold': { marginTop: '1.5rem' }, '& > .fold > form': { marginTop: '0.25rem' } },
})
const Schedule = styled.div({
  display: 'grid',
  gap: '0.75rem',
  '@media print': { gap: '0.5rem' },
  // The key is beside the outcome, so that the drawing follows it at once.
  [wideScreenQuery]: {
    '& figure > div': { position: 'relative' },
    '& .tl-key.tl-key': {
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: 'calc(100% + 2rem)',
      gridTemplateColumns: 'repeat(2, auto)',
      margin: 0,
    },
  },
})
const Result = styled(ToolResult)({
  gap: '2rem',
  marginTop: '2.5rem',
  '@media print': { gap: '0.5rem', marginTop: '0.5rem' },
})
const Outcome = styled.p({
  color: color.soft,
  fontSize: fontSize.small,
  [wideScreenQuery]: { maxWidth: '50%' },
  '& b': {
    display: 'block',
    marginBlock: '0.9rem 0.6rem',
    color: color.ink,
    font: `480 ${fontSize.h3}/1.2 ${fontFamily.display}`,
  },
  '& time': {
    display: 'block',
    marginTop: '0.35rem',
    font: `460 min(9vw, 4rem)/1.15 ${fontFamily.display}`,
    '@media print': { fontSize: '1.75rem' },
  },
  '& strong': { display: 'block', marginTop: '0.75rem', color: color.danger },
})
// Phones fold all that explains the dates to rows between hairlines.
const Explanations = styled.div({
  display: 'grid',
  gap: '2rem',
  '& > .fold:not(.always)': { marginTop: 0 },
  [phoneQuery]: { gap: 0, '& .fold': { marginTop: 0 } },
  '@media print': { gap: '0.5rem' },
})
const Notes = styled.div({
  display: 'grid',
  columnGap,
  color: color.soft,
  fontSize: fontSize.small,
  '& h3': { marginBottom: '0.4rem', font: `650 ${fontSize.text}/1.3 ${fontFamily.text}`, letterSpacing: 0 },
  [mediaQueries.tablet]: { gridTemplateColumns: '1fr 1fr', '& .fold': { marginTop: 0 } },
  [phoneQuery]: { '& > div + div > h3': { marginTop: '1rem' } },
  '@media print': { '& p': { fontSize: '0.8rem', lineHeight: 1.25 } },
})

/** The regulatory clock: the form, and the resulting schedule as a drawing and a table. */
export function RegulatoryClock({ section, page, headingId }: SectionProps<Queries.RegulatoryClockFragment>) {
  const { t } = useTranslation()
  const { id, tone, intro, to, language } = section
  // GraphQL types it as JSON; content/regulatoryClock/localizeRegulatoryClock.ts generated it.
  const tool = unpackRegulatoryClock(section.clock as unknown as PackedRegulatoryClock)
  const { words, model } = tool
  const own = to ?? page.path
  const form = useRef<HTMLFormElement>(null)
  const isOwnPage = own === page.path
  const [input, follow] = useRegulatoryClockInput(model, isOwnPage, form)
  const result = computeRegulatoryClock(model, input)
  const { filing, notice } = result
  const noticeName = filing.phases.find(({ id }) => id === noticePhaseId)?.name
  const stopped = filing.stops.some(({ id }) => id === input.stop)
  const Container = to ? Section : Alone
  const place = `${id ?? headingId}-result`
  const showResult = (event: FormEvent) => {
    event.preventDefault()
    follow()
    document.getElementById(place)?.focus()
  }
  const inputs = (
    <>
      <RegulatoryClockForm
        {...{ tool, language, filing, form }}
        action={`${own}#${place}`}
        onChange={follow}
        onSubmit={isOwnPage ? showResult : undefined}
      >
        <StickyToolResult name={noticeName} value={formatDate(notice, language)} />
      </RegulatoryClockForm>
      <FinePrint>{words.private}</FinePrint>
    </>
  )
  const table = <RegulatoryClockTable result={result} tool={tool} language={language} />
  // Phones fold the notes too, except where they are in the fold of the table whose marks they explain.
  const describeMark = (mark = '', note = '') => (
    <div>
      <h3>{mark}</h3>
      {to ? (
        <Typeset as="p">{note}</Typeset>
      ) : (
        <FoldOnPhones label={mark}>
          <Typeset as="p">{note}</Typeset>
        </FoldOnPhones>
      )}
    </div>
  )
  const notes = (
    <Notes>
      {result.rows.some(({ spans }) => spans.some(({ length }) => length?.basis === 'law')) &&
        describeMark(words.law, words.lawNote)}
      {describeMark(words.target, words.targetNote)}
    </Notes>
  )
  return (
    <Container
      className={to ? undefined : 'one-sheet'}
      id={id}
      tone={tone}
      headingId={headingId}
      intro={intro}
      columns={2}
    >
      <Inputs>{to ? <FoldOnPhones label={words.inputs}>{inputs}</FoldOnPhones> : inputs}</Inputs>
      <Result refused={words.refused}>
        <Outcome id={place} role="status" tabIndex={-1}>
          {filing.name}, <Typeset>{formatDate(input.filed, language)}</Typeset>
          {stopped && `; ${words.stopped ?? ''}, ${input.days} ${words.dayUnit ?? ''}`}
          <b>
            {noticeName}
            {tool.colon}
            <time dateTime={notice}>
              <Typeset>{formatDate(notice, language)}</Typeset>
            </time>
          </b>
          {words.ifNothingElse}
          {result.rows.some(({ missed }) => missed) && <strong>{words.late}</strong>}
        </Outcome>
        <FinePrintWithoutScripts>{words.withoutScripts}</FinePrintWithoutScripts>
        <Schedule>
          <FoldableTimeline
            timeline={buildTimelineFromClockResult(result, tool, language)}
            label={words.result ?? ''}
            // On the page of a service, phones fold what follows the notice.
            opening={to ? buildTimelineUntilNotice(result, tool, language) : undefined}
          />
          <RegulatoryClockActions tool={tool} result={result} path={own} />
        </Schedule>
        <Explanations>
          {/* On the clock’s own page only phones fold the table; on other pages it is in a disclosure. */}
          {to ? (
            <Disclosure summary={t('figure.table')}>
              {table}
              {notes}
            </Disclosure>
          ) : (
            <>
              <FoldOnPhones label={words.sheet} count={result.rows.length}>
                {table}
              </FoldOnPhones>
              {notes}
            </>
          )}
          {!to && <FilingTimeLimitsTable tool={tool} />}
          <FinePrint>{words.promise}</FinePrint>
        </Explanations>
      </Result>
    </Container>
  )
}

export const query = graphql`
  fragment RegulatoryClock on ClockSection {
    id
    tone
    to
    language
    clock
    intro {
      ...Intro
    }
  }
`
