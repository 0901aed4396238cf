import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect } from 'react'
import { showToast } from '../../browser/toast'

/** Shows a toast when the network is back. */
export function useBackOnlineToast(): void {
  const { t } = useTranslation()
  useEffect(() => {
    const greet = () => showToast({ kind: 'info', title: t('toast.online') })
    window.addEventListener('online', greet)
    return () => window.removeEventListener('online', greet)
  }, [t])
}
