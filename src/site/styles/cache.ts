import createCache from '@emotion/cache'
import { emotionCacheKey } from '../../config/styles'

/**
 * Creates an Emotion cache, in the browser or for rendering a page at build. No prefixer, as current browsers need
 * none.
 */
export function createStyleCache() {
  return createCache({ key: emotionCacheKey, stylisPlugins: [] })
}
