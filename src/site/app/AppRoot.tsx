import { Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { createGlobalCss } from '../styles/global'
import { ErrorBoundary } from '../components/ui/ErrorBoundary'
import { ToastHost } from './ToastHost'

/** Around every page: an error boundary, toasts, and in `gatsby develop` the global styles. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <>
      {/* In a build, the global styles are in the style sheet. */}
      {process.env.NODE_ENV !== 'production' && <Global styles={createGlobalCss()} />}
      <ErrorBoundary as="main">{children}</ErrorBoundary>
      <ToastHost />
    </>
  )
}
