import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { color, fontSize, phoneQuery, radius, boxPadding } from '../../styles/tokens'
import { Link } from '../ui/Link'
import { Typeset } from '../ui/Typeset'

const Box = styled.div({
  // As wide as the text.
  '&&': { gridColumn: 1 },
  padding: boxPadding,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '&& :is(ul, ol)': { padding: 0, listStyle: 'none' },
  '&& > strong + :is(ul, ol)': { marginTop: '0.75rem' },
  // The rest of a long list.
  '& .fold.fold': { marginTop: '0.6rem', borderBottom: 0, [phoneQuery]: { marginTop: '0.9rem' } },
  '& .fold + p': { '&&': { marginTop: 0 } },
  '& li': { position: 'relative', paddingInlineStart: '2rem' },
  '& li::before': {
    content: "''",
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.3em',
    width: '1.05rem',
    height: '1.05rem',
    border: `1.5px solid ${color.accent}`,
    borderRadius: '3px',
  },
})
const Title = styled.strong({ display: 'block', textWrap: 'balance' })
const Ways = styled.p({
  '&&': { marginTop: '1.25rem' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '1.25rem',
  // Both links on one line below their label, where all would not fit on one.
  '@media (max-width: 26em)': { '& > span': { flexBasis: '100%' } },
  paddingTop: '0.9rem',
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.small,
  '& a': { display: 'inline-block', padding: '0.35rem 0' },
  '@media print': { display: 'none' },
})

interface Props {
  title: string
  /** Paths of the downloads; only articles and documents have them. */
  pdf?: string
  markdown?: string
  children?: ReactNode
}

/** A checklist with links to download it. */
export function MdxChecklist({ title, pdf, markdown, children }: Props) {
  const { t } = useTranslation()
  return (
    <Box>
      <Typeset as={Title}>{title}</Typeset>
      {children}
      {pdf && markdown && (
        <Ways>
          <span>{t('text.takeAway')}</span>
          <Link to={pdf} aria-label={`PDF, ${title}`}>
            PDF
          </Link>
          <Link to={markdown} aria-label={`Markdown, ${title}`}>
            Markdown
          </Link>
        </Ways>
      )}
    </Box>
  )
}
