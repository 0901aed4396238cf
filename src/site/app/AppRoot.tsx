import { Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { createGlobalStyles } from '../styles/global'
import { ErrorBoundary } from '../components/ui/ErrorBoundary'
import { ToastHost } from './ToastHost'

/** What stands around every page: the one provider stack of the site. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <>
      {/* A built page brings them in its head. */}
      {process.env.NODE_ENV !== 'production' && <Global styles={createGlobalStyles()} />}
      <ErrorBoundary as="main">{children}</ErrorBoundary>
      <ToastHost />
    </>
  )
}
