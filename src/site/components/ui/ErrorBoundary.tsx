import styled from '@emotion/styled'
import { Component, type ReactNode } from 'react'
import { dispatchSiteEvent } from '../../browser/dispatchSiteEvent'
import { focusAndAnnouncePage } from '../../browser/focusAfterNavigation'
import { contactRoute } from '../../../config/routes'
import { localizePath } from '../../../shared/paths'
import { getPageI18n } from '../../browser/pageI18n'
import { readHtmlAroundMain } from '../../browser/htmlAroundMain'
import { LanguageProvider } from '../../hooks/useLanguage'
import { container } from '../../styles/mixins'
import { sectionPaddingBlock } from '../../styles/tokens'
import { RetryReloadSupportButtons } from './RetryReloadSupportButtons'

const Place = styled.div({ ...container, padding: `${sectionPaddingBlock} 1.5rem` })
// `display: contents`, so that the sticky header inside still sticks to the window.
const Frame = styled.div({ display: 'contents' })
const Panel = styled.div({ display: 'grid', gap: '1.25rem' })

interface Props {
  /** `main` if the boundary wraps the whole page rather than the content of <main>. */
  as?: 'main' | 'div'
  children: ReactNode
}

interface State {
  broken: boolean
  /** The HTML around the page’s <main> when rendering failed. */
  frame: string[]
  /** The path of the page that failed. */
  path: string
}

/** Shows a generic error with three ways to continue if rendering throws, instead of a blank page. */
export class ErrorBoundary extends Component<Props, State> {
  state: State = { broken: false, frame: [], path: '' }

  static getDerivedStateFromError() {
    // Called before React removes the old DOM.
    return { broken: true, frame: readHtmlAroundMain(), path: location.pathname }
  }

  componentDidCatch(error: Error) {
    dispatchSiteEvent({ name: 'exception', category: 'Error', label: error.message })
    if (this.props.as !== 'main') return
    focusAndAnnouncePage(true)
    addEventListener('popstate', this.reloadAfterLeaving)
  }

  componentWillUnmount() {
    removeEventListener('popstate', this.reloadAfterLeaving)
  }

  // The router has been unmounted and no longer handles Back.
  reloadAfterLeaving = () => {
    const { broken, path } = this.state
    if (broken && location.pathname !== path) location.reload()
  }

  render() {
    if (!this.state.broken) return this.props.children
    const pageI18n = getPageI18n()
    if (!pageI18n) return null
    const { language, t } = pageI18n
    const whole = this.props.as === 'main'
    const [before = '', behind = ''] = whole ? this.state.frame : []
    return (
      <>
        <Frame dangerouslySetInnerHTML={{ __html: before }} />
        <Place as={this.props.as} id={whole ? 'main' : undefined}>
          {/* Outside of a page there is no LanguageProvider. */}
          <LanguageProvider value={language}>
            <Panel role="alert">
              <h1>{t('errors.generic')}</h1>
              <p>{t('errors.broken')}</p>
              <RetryReloadSupportButtons
                labels={{ retry: t('errors.retry'), reload: t('errors.reload'), support: t('errors.support') }}
                support={localizePath(contactRoute, language)}
                onRetry={() => this.setState({ broken: false })}
              />
            </Panel>
          </LanguageProvider>
        </Place>
        <Frame dangerouslySetInnerHTML={{ __html: behind }} />
      </>
    )
  }
}
