import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { BarChart, describeBars } from '../figures/BarChart'
import { FigureFrame } from '../figures/FigureFrame'
import { ResponsiveTable } from '../ui/ResponsiveTable'
import { Section } from '../ui/Section'
import { Typeset } from '../ui/Typeset'
import type { SectionProps } from './types'

const Place = styled.div({ maxWidth: '52rem', marginTop: '2.5rem' })

/** A bar chart with its data as a table. */
export function Bars({ section, headingId }: SectionProps<Queries.BarsFragment>) {
  const { id, tone, intro, columns, bars, note } = section
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro}>
      <Place>
        <FigureFrame
          caption={columns.value}
          label={describeBars(bars)}
          note={note}
          table={
            <ResponsiveTable>
              <thead>
                <tr>
                  <th scope="col">{columns.name}</th>
                  <th scope="col">{columns.value}</th>
                  {columns.detail && <th scope="col">{columns.detail}</th>}
                </tr>
              </thead>
              <tbody>
                {bars.map(({ name, value, detail }) => (
                  <tr key={name}>
                    <th scope="row">
                      <Typeset>{name}</Typeset>
                    </th>
                    <td data-column={columns.value}>{value}</td>
                    {columns.detail && (
                      <td data-column={columns.detail}>
                        <Typeset>{detail}</Typeset>
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </ResponsiveTable>
          }
        >
          <BarChart bars={bars} />
        </FigureFrame>
      </Place>
    </Section>
  )
}

export const query = graphql`
  fragment Bars on BarsSection {
    id
    tone
    intro {
      ...Intro
    }
    columns {
      name
      value
      detail
    }
    bars: rows {
      name
      value
      detail
      ours
      share
      upTo
    }
    note
  }
`
