import createCache from '@emotion/cache'
import { emotionCacheKey } from '../../config/styles'

/** A place for the styles of components, in the browser or for one page of the build. Browsers of today need no prefixes. */
export function createStyleCache() {
  return createCache({ key: emotionCacheKey, stylisPlugins: [] })
}
