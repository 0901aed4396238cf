import { wrapPageElement as wrapByPlugin } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement'
import en from '../../../../locales/en/common.json'
import fr from '../../../../locales/fr/common.json'

const words: Record<string, typeof en | typeof fr> = { en, fr }

/**
 * Gives gatsby-plugin-react-i18next the words of a page while it renders, and in develop. By itself it takes them from the
 * page’s query: every page’s data would carry them, and each visitor would download them with each page.
 */
export const wrapPageElement: typeof wrapByPlugin = ({ props, ...rest }, options) => {
  const { language } = props.pageContext.i18n
  const edges = [{ node: { ns: 'common', language, data: words[language] } }]
  return wrapByPlugin({ ...rest, props: { ...props, data: { ...props.data, locales: { edges } } } }, options)
}
