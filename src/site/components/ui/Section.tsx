import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { container, pineSurface } from '../../styles/mixins'
import { color, sectionPaddingBlock } from '../../styles/tokens'

type Tone = 'paper' | 'sunken' | 'pine'

const tones = {
  paper: { background: color.paper },
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
  labelledBy?: string
  label?: string
  className?: string
  children: ReactNode
}

/** A section: background colour, padding, page width. */
export function Section({ id, tone, labelledBy, label, className, children }: Props) {
  return (
    <Ground
      id={id ?? undefined}
      tone={tone ?? 'paper'}
      data-tone={tone ?? 'paper'}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={className}
    >
      <Inside>{children}</Inside>
    </Ground>
  )
}
