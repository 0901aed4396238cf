import { useLocation } from '@gatsbyjs/reach-router'
import { useEffect, useState } from 'react'

/** A query parameter of the current URL. null during the first render, to match the server-rendered HTML. */
export function useSearchParamValue(name: string): string | null {
  const { search } = useLocation()
  const [value, setValue] = useState<string | null>(null)
  useEffect(() => setValue(new URLSearchParams(search).get(name)), [search, name])
  return value
}
