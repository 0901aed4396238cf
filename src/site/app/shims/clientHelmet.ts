import { useEffect } from 'react'

interface Props {
  htmlAttributes: Record<string, string>
  title: string
  meta: Record<string, string>[]
  link: Record<string, string>[]
}

// The attribute with which react-helmet marks its tags at build.
const mark = 'data-react-helmet'

/**
 * Replaces react-helmet in the browser (gatsby/webpack): sets title, <html> attributes, meta and link tags after each
 * render, and so on navigation.
 */
export function Helmet({ htmlAttributes, title, meta, link }: Props) {
  useEffect(() => {
    document.title = title
    write(document.documentElement, htmlAttributes)
    document.head.querySelectorAll(`[${mark}]:not(title)`).forEach(tag => tag.remove())
    meta.forEach(attributes => append('meta', attributes))
    link.forEach(attributes => append('link', attributes))
  })
  return null
}

function append(tag: string, attributes: Record<string, string>): void {
  const element = document.createElement(tag)
  write(element, { ...attributes, [mark]: 'true' })
  document.head.append(element)
}

// Setting `lang` to the value it has would restyle the whole page.
function write(element: Element, attributes: Record<string, string>): void {
  Object.entries(attributes)
    .filter(([name, value]) => element.getAttribute(name) !== value)
    .forEach(([name, value]) => element.setAttribute(name, value))
}
