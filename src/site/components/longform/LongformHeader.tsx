import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { container, pineRoles } from '../../styles/mixins'
import { color, fontSize, mediaQueries, phoneQuery } from '../../styles/tokens'
import { PageHeaderContainer, PageHeaderPicture } from '../ui/PageHeaderPicture'
import { Typeset } from '../ui/Typeset'

const Inside = styled.div({
  ...container,
  paddingBlock: 'clamp(1rem, 2vw, 1.75rem) clamp(2rem, 4vw, 3.5rem)',
  // The cover is below the words, on tablets beside those below the title, on wide screens beside all.
  '&:has(> figure)': {
    display: 'grid',
    columnGap: 'clamp(2rem, 6vw, 5rem)',
    '& > figure': { marginTop: '2rem' },
    [mediaQueries.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 18rem',
      '& > div:first-of-type': { gridColumn: '1 / -1' },
      '& > figure': { marginTop: '1.25rem' },
    },
    [mediaQueries.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      '& > div:first-of-type': { gridColumn: 1 },
      '& > figure': { gridArea: '1 / 2 / span 2', alignSelf: 'center' },
    },
    '@media print': { display: 'block' },
  },
})
// The dark colours apply to the words only; a cover beside them has its own. On phones the button is as wide as those
// of other headers.
const Words = styled.div(pineRoles, {
  '& > button': { marginTop: '1.25rem' },
  [phoneQuery]: { '& > p > a:only-child': { flex: '0 1 22rem' } },
})
const Title = styled('h1', { shouldForwardProp: name => name !== 'length' })<{ length: number }>(
  { marginTop: '1.25rem', maxWidth: '48rem', [mediaQueries.desktop]: { maxWidth: 'min(48rem, 57vw)' } },
  ({ length }) => ({
    fontSize: length > 75 ? fontSize.longestTitle : fontSize.longTitle,
    ...(length <= 60 && { [phoneQuery]: { fontSize: fontSize.h1 } }),
  }),
)
const Lead = styled.p({
  marginTop: '1rem',
  maxWidth: '42rem',
  color: color.soft,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'balance',
  [mediaQueries.desktop]: { maxWidth: 'min(42rem, 50vw)' },
})
const Facts = styled.div({ marginTop: '1.25rem', color: color.soft, fontSize: fontSize.small })

interface Props {
  picture: Queries.PictureFragment
  /** The caption of the picture. */
  reading?: string | null
  /** A cover, which replaces the picture. */
  cover?: ReactNode
  title: string
  lead: string
  /** Above the title: breadcrumb, link back, category. */
  aboveTitle: ReactNode
  /** Below the lead. */
  button?: ReactNode
  /** Below the lead and the button: author, dates. */
  children: ReactNode
}

/** The header of an article or document: the h1, and the cover or picture beside or below it. */
export function LongformHeader({ picture, reading, cover, title, lead, aboveTitle, button, children }: Props) {
  return (
    <PageHeaderContainer as="header">
      {!cover && <PageHeaderPicture picture={picture} reading={reading} />}
      <Inside>
        <Words>
          {aboveTitle}
          <Title id="title" length={title.length}>
            <Typeset inHeading>{title}</Typeset>
          </Title>
        </Words>
        <Words>
          <Typeset as={Lead}>{lead}</Typeset>
          {button}
          <Facts>{children}</Facts>
        </Words>
        {cover}
      </Inside>
    </PageHeaderContainer>
  )
}
