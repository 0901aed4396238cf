import { showToast } from './toast'

/**
 * Copies a button’s `data-copy` and says so, or that the browser refuses, so that it can only be copied by hand. A press
 * before the runtime was there has copied already (`site/app/preHydrationHandlers.ts`) and is only reported: without the visitor’s
 * hand on it, a browser may refuse a second time.
 */
export async function copyFromButton({ dataset }: HTMLElement, said: { done: string; refused: string }): Promise<void> {
  try {
    if (dataset.copied !== 'early') await navigator.clipboard.writeText(dataset.copy ?? '')
  } catch {
    delete dataset.copied
    showToast({ kind: 'warning', stacking: 'single', title: said.refused })
    return
  }
  dataset.copied = ''
  showToast({ kind: 'success', stacking: 'single', title: said.done })
}
