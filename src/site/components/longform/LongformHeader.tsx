import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { container, pineSurface } from '../../styles/mixins'
import { color, fontSize } from '../../styles/tokens'
import { PageHeaderPicture } from '../ui/PageHeaderPicture'
import { Typeset } from '../ui/Typeset'

const Ground = styled.header({
  position: 'relative',
  // Over the bar for booking, which shows under it.
  zIndex: 11,
  overflow: 'hidden',
  ...pineSurface,
})
const Inside = styled.div({ ...container, paddingBlock: 'clamp(1rem, 2vw, 1.75rem) clamp(2rem, 4vw, 3.5rem)' })
const Title = styled.h1({
  marginTop: '0.75rem',
  maxWidth: '48rem',
  fontSize: 'min(clamp(1.625rem, 1.1rem + 2.3vw, 3rem), 12vw)',
})
const Lead = styled.p({
  marginTop: '1rem',
  maxWidth: '42rem',
  color: color.soft,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
})
const Facts = styled.div({ marginTop: '1.25rem', color: color.soft, fontSize: fontSize.small })

interface Props {
  picture: Queries.PictureFragment
  title: string
  lead: string
  /** What stands above the title: trail, way back, subject. */
  aboveTitle: ReactNode
  /** What stands under the lead: author, dates. */
  children: ReactNode
}

/** The head of a text: its one h1 over its picture. */
export function LongformHeader({ picture, title, lead, aboveTitle, children }: Props) {
  return (
    <Ground>
      <PageHeaderPicture picture={picture} eager />
      <Inside>
        {aboveTitle}
        <Title id="title">
          <Typeset>{title}</Typeset>
        </Title>
        <Lead>
          <Typeset>{lead}</Typeset>
        </Lead>
        <Facts>{children}</Facts>
      </Inside>
    </Ground>
  )
}
