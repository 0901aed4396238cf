import styled from '@emotion/styled'
import { Component, type ReactNode } from 'react'
import { getOutsidePageMessages } from '../../browser/outsidePageMessages'
import { dispatchSiteEvent } from '../../browser/dispatchSiteEvent'
import { LanguageProvider } from '../../hooks/useLanguage'
import { container } from '../../styles/mixins'
import { sectionPadding } from '../../styles/tokens'
import { ErrorActions } from './ErrorActions'

const Place = styled.div({ ...container, padding: `${sectionPadding} 1.5rem` })
const Panel = styled.div({ display: 'grid', gap: '1.25rem' })

interface Props {
  /** `main` where the boundary stands around the whole page, and not inside its main part. */
  as?: 'main' | 'div'
  children: ReactNode
}

/** Shows the generic error with its three ways on where a page breaks, instead of a blank page. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  componentDidCatch(error: Error) {
    dispatchSiteEvent({ name: 'exception', category: 'Error', label: error.message })
  }

  render() {
    if (!this.state.broken) return this.props.children
    const words = getOutsidePageMessages()
    if (!words) return null
    return (
      <Place as={this.props.as}>
        {/* Around a whole page there is no other. */}
        <LanguageProvider value={words.language}>
          <Panel role="alert">
            <h1>{words.error}</h1>
            <p>{words.errorText}</p>
            <ErrorActions labels={words} support={words.supportPath} onRetry={() => this.setState({ broken: false })} />
          </Panel>
        </LanguageProvider>
      </Place>
    )
  }
}
