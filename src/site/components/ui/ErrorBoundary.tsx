import styled from '@emotion/styled'
import { Component, type ReactNode } from 'react'
import { dispatchSiteEvent } from '../../browser/dispatchSiteEvent'
import { focusPage } from '../../browser/focus'
import { getCurrentPageMessages } from '../../browser/outsidePageMessages'
import { readHtmlAroundMain } from '../../browser/htmlAroundMain'
import { LanguageProvider } from '../../hooks/useLanguage'
import { container } from '../../styles/mixins'
import { sectionPaddingBlock } from '../../styles/tokens'
import { ErrorActions } from './ErrorActions'

const Place = styled.div({ ...container, padding: `${sectionPaddingBlock} 1.5rem` })
// Its elements stand where they stood: a header sticks to the window.
const Frame = styled.div({ display: 'contents' })
const Panel = styled.div({ display: 'grid', gap: '1.25rem' })

interface Props {
  /** `main` where the boundary stands around the whole page, and not inside its main part. */
  as?: 'main' | 'div'
  children: ReactNode
}

interface State {
  broken: boolean
  /** HTML of what stood around the page when it broke. */
  frame: string[]
}

/** Shows the generic error with its three ways on where a page breaks, instead of a blank page. */
export class ErrorBoundary extends Component<Props, State> {
  state: State = { broken: false, frame: [] }

  static getDerivedStateFromError() {
    // What is about to be taken away is still there.
    return { broken: true, frame: readHtmlAroundMain() }
  }

  componentDidCatch(error: Error) {
    dispatchSiteEvent({ name: 'exception', category: 'Error', label: error.message })
    if (this.props.as !== 'main') return
    focusPage()
    // No router is left that would answer to Back.
    const { pathname } = location
    addEventListener('popstate', () => this.state.broken && location.pathname !== pathname && location.reload())
  }

  render() {
    if (!this.state.broken) return this.props.children
    const words = getCurrentPageMessages()
    if (!words) return null
    const whole = this.props.as === 'main'
    const [before = '', behind = ''] = whole ? this.state.frame : []
    return (
      <>
        <Frame dangerouslySetInnerHTML={{ __html: before }} />
        <Place as={this.props.as} id={whole ? 'main' : undefined}>
          {/* Around a whole page there is no other. */}
          <LanguageProvider value={words.language}>
            <Panel role="alert">
              <h1>{words.error}</h1>
              <p>{words.errorText}</p>
              <ErrorActions
                labels={words}
                support={words.supportPath}
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
