import { useLocation } from '@gatsbyjs/reach-router'
import { useEffect, useState } from 'react'

/**
 * A value of the address’s query, followed as the address changes, Back included. It is null at the first render, which
 * must show what the server showed.
 */
export function useSearchParamValue(name: string): string | null {
  const { search } = useLocation()
  const [value, setValue] = useState<string | null>(null)
  useEffect(() => setValue(new URLSearchParams(search).get(name)), [search, name])
  return value
}
