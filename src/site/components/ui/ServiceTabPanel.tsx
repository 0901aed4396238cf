import styled from '@emotion/styled'
import { useHiddenUntilFoundProps } from '../../hooks/useHiddenUntilFoundProps'
import { color, maxWidth, mediaQueries, phoneQuery, radius, fontSize } from '../../styles/tokens'
import { StandaloneButtonLink } from './Button'
import { FoldOnPhones } from './FoldOnPhones'
import { PictureOrCoverFigure } from './PictureOrCoverFigure'
import { CheckmarkListItem } from './CheckmarkListItem'
import { Typeset } from './Typeset'

const shown = 4

const screensFromTabletsQuery = '@media screen and (min-width: 48em)'

/** Media query for print and for browsers without scripts, in which all panels are shown. */
export const printOrNoScriptingQuery = '@media print, (scripting: none)'
/** Media query for phones with scripts, on which each panel is below its tab. */
export const accordionQuery = '@media screen and (max-width: 47.99em) and (scripting: enabled)'
// The wrapper is hidden rather than the panel itself, which would otherwise be exposed to assistive technology as
// empty.
const Wrapper = styled('div', { shouldForwardProp: name => name !== 'place' })<{ place: number }>(({ place }) => ({
  [accordionQuery]: { order: 2 * place + 1 },
  '&[hidden]': { contentVisibility: 'hidden' },
  // Without support for `hidden=until-found`, the value means hidden (display: none).
  [printOrNoScriptingQuery]: {
    '&[hidden]': { display: 'block', contentVisibility: 'visible' },
    '& + &': { marginTop: '1rem' },
  },
}))
const Panel = styled.div({
  display: 'grid',
  padding: 'clamp(1.25rem, 3vw, 2.25rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  scrollMarginTop: '6rem',
  breakInside: 'avoid',
  [mediaQueries.desktop]: {
    // The border of the first tab continues in the left border of the panel.
    borderStartStartRadius: 0,
  },
  // The picture is beside what the service is, on phones below it, and above what it includes and costs.
  '@media screen': { '& > div': { display: 'contents' }, '& > div > a': { justifySelf: 'start' } },
  [phoneQuery]: {
    '& > div > h3, & > div > h3 + p': { order: -2 },
    '& > figure': { order: -1, marginTop: '1.25rem' },
  },
  [screensFromTabletsQuery]: {
    grid: 'auto 1fr / 7fr 5fr',
    gap: '0 2rem',
    '& > div > *': { gridColumn: '1 / -1' },
    '& > div > h3, & > div > h3 + p': { gridColumn: '1' },
    '& > figure': { gridArea: '1 / 2 / 3' },
    // The price and the button share a row, under a rule of the whole width.
    '&& > div > p:last-of-type, && > div > a': { gridRow: 4 },
    '&& > div > a': { justifySelf: 'end', alignSelf: 'center', marginTop: '1.25rem' },
  },
  [accordionQuery]: { padding: '0 0 1.75rem', border: 0, background: 'none', '& > div > h3': { display: 'none' } },
})
// Not printed: pictures of unopened tabs have not loaded, and dark pictures waste ink.
const Art = styled(PictureOrCoverFigure)({
  '@media print': { display: 'none !important' },
})
const Text = styled.p({ marginTop: '0.75rem', color: color.soft })
const Features = styled.ul({
  display: 'grid',
  gap: '0.6rem 1.5rem',
  fontSize: fontSize.small,
  [mediaQueries.tablet]: { gridTemplateColumns: '1fr 1fr' },
})
const Price = styled.p({
  margin: '1.5rem 0 0',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${color.line}`,
  color: color.ink,
  textWrap: 'balance',
  // Clear of the button, and no longer than a readable line.
  [screensFromTabletsQuery]: { paddingInlineEnd: `max(16rem, 100% - ${maxWidth.text})` },
  '& + a': { marginTop: '1.5rem' },
  '& strong': { fontWeight: 650 },
  // The fold above ends with a rule.
  [phoneQuery]: { marginTop: '1rem', paddingTop: 0, borderTop: 0 },
})

interface Props {
  /** Place of its tab, from 0. */
  place: number
  id: string
  name: string
  text: string
  features: readonly string[]
  price: { text: string; phrase: string }
  picture: Queries.PictureFragment | null
  cover: Queries.CoverFragment | null
  reading: string | null
  action: Queries.ActionFragment
  hidden: boolean
}

/** The content of a tab: service, features, price, button, picture. */
export function ServiceTabPanel({
  place,
  id,
  name,
  text,
  features,
  price,
  picture,
  cover,
  reading,
  action,
  hidden,
}: Props) {
  const start = price.text.indexOf(price.phrase)
  const untilFound = useHiddenUntilFoundProps<HTMLDivElement>(hidden)
  return (
    <Wrapper place={place} {...untilFound}>
      <Panel role="tabpanel" id={id} aria-labelledby={`tab-${id}`} tabIndex={0}>
        <div>
          <Typeset as="h3">{name}</Typeset>
          <Typeset as={Text}>{text}</Typeset>
          <FoldOnPhones subject={name} count={shown}>
            <Features>
              {features.slice(0, shown).map(feature => (
                <CheckmarkListItem key={feature}>{feature}</CheckmarkListItem>
              ))}
            </Features>
          </FoldOnPhones>
          <Price>
            <Typeset>{price.text.slice(0, start)}</Typeset>
            <Typeset as="strong">{price.phrase}</Typeset>
            <Typeset>{price.text.slice(start + price.phrase.length)}</Typeset>
          </Price>
          <StandaloneButtonLink {...action} />
        </div>
        <Art picture={picture} cover={cover} reading={reading} sizes="(min-width: 64em) 24vw, 37vw" />
      </Panel>
    </Wrapper>
  )
}
