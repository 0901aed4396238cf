import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { color, fontSize, phoneQuery } from '../../styles/tokens'
import { ButtonLink } from '../ui/Button'
import { CopyIcons } from '../ui/CopyIcons'
import { CopyStatus } from '../ui/CopyStatus'
import { PrintButton, ScriptedButton } from '../ui/PrintButton'

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.6rem',
  marginTop: '2.5rem',
  color: color.soft,
  fontSize: fontSize.small,
  '& + &': { marginTop: '0.75rem' },
  // The buttons of both rows begin at one edge.
  '& > span': { minWidth: '5rem' },
  [phoneQuery]: {
    marginTop: '1.75rem',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    '& > :is(span, output)': { gridColumn: '1 / -1' },
    '& > :is(a, button)': { height: '100%', padding: '0.5rem' },
    // Print and download have long labels: a line each.
    '&:has(> [download])': { gridTemplateColumns: '1fr' },
  },
  // “Copier le lien” beside two others would wrap.
  '@media (max-width: 23em)': {
    gridTemplateColumns: 'repeat(2, 1fr)',
    '& > button': { gridColumn: '1 / -1' },
  },
  '@media print': { display: 'none' },
})

interface Props {
  title: string
  /** Absolute URL. */
  url: string
  /** Path of the Markdown version; if given, a second row has buttons to print and download. */
  markdown?: string
}

/** Ways to share a text (copy the URL, e-mail, LinkedIn: plain links without tracking), and to print or download it. */
export function ShareLinks({ title, url, markdown }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Row role="group" aria-label={t('share.label')}>
        <span aria-hidden>{t('share.label')}</span>
        <ScriptedButton type="button" look="outlined" data-copy={url}>
          <CopyIcons />
          {t('share.copy')}
        </ScriptedButton>
        <ButtonLink to={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`} look="outlined">
          {t('share.email')}
        </ButtonLink>
        <ButtonLink
          to={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}
          look="outlined"
        >
          LinkedIn
        </ButtonLink>
        <CopyStatus done={t('share.copied')} />
      </Row>
      {markdown && (
        <Row role="group" aria-label={t('share.keep')}>
          <span aria-hidden>{t('share.keep')}</span>
          <PrintButton />
          <ButtonLink to={markdown} fullLoad look="outlined" download>
            {t('share.text')}
          </ButtonLink>
        </Row>
      )}
    </>
  )
}
