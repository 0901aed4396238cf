import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { container, pineSurface } from '../../styles/mixins'
import { color, mediaQueries, sectionPaddingBlock, spaceBelowPageHeader } from '../../styles/tokens'
import { SectionHeader } from './SectionHeader'

type Tone = 'paper' | 'sunken' | 'pine'

const tones = {
  paper: {
    background: color.paper,
    // Not specific, so that a section may have a space of its own.
    '*:where(main > :first-child) + &': { [mediaQueries.desktop]: { paddingTop: spaceBelowPageHeader } },
  },
  sunken: { background: color.sunken },
  pine: pineSurface,
} satisfies Record<Tone, unknown>

const Ground = styled('section', { shouldForwardProp: name => name !== 'tone' })<{ tone: Tone }>(
  { padding: `${sectionPaddingBlock} 0` },
  ({ tone }) => tones[tone],
)

const Inside = styled.div(container)

interface Props {
  id?: string | null
  tone?: Tone | null
  /** Id of the heading that names the section. */
  headingId?: string
  /** Rendered as a header with that heading; without it, `children` contain the heading. */
  intro?: Queries.IntroFragment | null
  /** Number of columns below the header, whose lead begins with one of them. */
  columns?: number
  /** Whether its heading is smaller on wide screens. */
  quiet?: boolean
  label?: string
  className?: string
  children: ReactNode
}

/** A section: background colour, padding, page width, and its header if given. */
export function Section({ id, tone, headingId, intro, columns = 2, quiet, label, className, children }: Props) {
  return (
    <Ground
      id={id ?? undefined}
      tone={tone ?? 'paper'}
      data-tone={tone ?? 'paper'}
      aria-labelledby={headingId}
      aria-label={label}
      className={className}
    >
      <Inside>
        {intro && <SectionHeader intro={intro} id={headingId} columns={columns} quiet={quiet} />}
        {children}
      </Inside>
    </Ground>
  )
}
