import { wrapPageElement as wrapByPlugin } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement'
import en from '../../../../locales/en/common.json'
import fr from '../../../../locales/fr/common.json'

const words: Record<string, typeof en | typeof fr> = { en, fr }

/**
 * Passes the translations to gatsby-plugin-react-i18next during rendering and in develop. By default it takes them from
 * the page query, which would add them to the data of every page.
 */
export const wrapPageElement: typeof wrapByPlugin = ({ props, ...rest }, options) => {
  const { language } = props.pageContext.i18n
  const edges = [{ node: { ns: 'common', language, data: words[language] } }]
  return wrapByPlugin({ ...rest, props: { ...props, data: { ...props.data, locales: { edges } } } }, options)
}
