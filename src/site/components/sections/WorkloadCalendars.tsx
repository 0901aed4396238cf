import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { color, fontFamily, fontSize, radius, spaceBelowSectionHeading } from '../../styles/tokens'
import { FigureFrame } from '../figures/FigureFrame'
import { describeWorkloadCalendar, WorkloadCalendar } from '../figures/WorkloadCalendar'
import { FinePrint } from '../ui/FinePrint'
import { ResponsiveTable } from '../ui/ResponsiveTable'
import { Section } from '../ui/Section'
import { Typeset } from '../ui/Typeset'
import type { SectionProps } from './types'

const Months = styled.div({ display: 'grid', gap: '0.75rem', marginTop: spaceBelowSectionHeading })
const Month = styled.details({
  breakInside: 'avoid',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    padding: '0.6rem 1.25rem',
    color: color.ink,
    font: `600 ${fontSize.text}/1.4 ${fontFamily.text}`,
    cursor: 'pointer',
  },
  '& > summary::after': { height: '1lh' },
  '&[open] > summary': {
    background: color.mark,
    color: color.onMark,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
  },
  '&[open] > summary::after': { color: 'inherit' },
  '& > figure': { padding: '1.25rem' },
})

/** Months of work as blocks of hours, one month per plan; one is open at a time. */
export function WorkloadCalendars({ section, headingId }: SectionProps<Queries.CalendarFragment>) {
  const { id, tone, intro, work, weeks, months, note } = section
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro} quiet>
      <Months>
        {months.map(({ name, open, lanes }) => {
          const rows = lanes.map(({ name, hoursAWeek, look }) => ({ name, weeks: hoursAWeek, look }))
          return (
            <Month key={name} name={`${headingId}-month`} open={open ?? undefined}>
              <summary className="sign">{name}</summary>
              <FigureFrame
                label={describeWorkloadCalendar(rows)}
                table={
                  <ResponsiveTable>
                    <thead>
                      <tr>
                        <th scope="col">{work}</th>
                        {weeks.map(week => (
                          <th key={week} scope="col">
                            {week}
                          </th>
                        ))}
                      </tr>
                    </thead>
                    <tbody>
                      {rows.map(row => (
                        <tr key={row.name}>
                          <th scope="row">
                            <Typeset>{row.name}</Typeset>
                          </th>
                          {weeks.map((week, index) => (
                            <td key={week} data-column={week}>{`${row.weeks[index] ?? 0}\u00a0h`}</td>
                          ))}
                        </tr>
                      ))}
                    </tbody>
                  </ResponsiveTable>
                }
              >
                <WorkloadCalendar weeks={weeks} lanes={rows} />
              </FigureFrame>
            </Month>
          )
        })}
      </Months>
      <FinePrint>{note}</FinePrint>
    </Section>
  )
}

export const query = graphql`
  fragment Calendar on CalendarSection {
    id
    tone
    intro {
      ...Intro
    }
    work
    weeks
    months {
      name
      open
      lanes {
        name
        hoursAWeek
        look
      }
    }
    note
  }
`
