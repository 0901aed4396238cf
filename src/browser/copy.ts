import { showToast } from './toast'

/** Copies a text and says so, or that the browser refuses, so that it can only be copied by hand; true once copied. */
export async function copyText(text: string, said: { done: string; refused: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    showToast({ kind: 'warning', variant: 'single', title: said.refused })
    return false
  }
  showToast({ kind: 'success', variant: 'single', title: said.done })
  return true
}
