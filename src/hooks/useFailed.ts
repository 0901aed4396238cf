import { useEffect, useState } from 'react'

/** Whether a picture inside an element could not be loaded; also one that failed before the scripts were there. */
export function useFailed(element: Element | null): boolean {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!element || failed) return
    const fail = () => setFailed(true)
    if ([...element.querySelectorAll('img')].some(isBroken)) return fail()
    // `error` does not bubble, but it can be caught on its way down.
    element.addEventListener('error', fail, true)
    return () => element.removeEventListener('error', fail, true)
  }, [element, failed])
  return failed
}

function isBroken({ currentSrc, complete, naturalWidth }: HTMLImageElement): boolean {
  return currentSrc !== '' && complete && !naturalWidth
}
