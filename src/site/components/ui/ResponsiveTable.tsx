import styled from '@emotion/styled'
import { Children, cloneElement, Fragment, isValidElement, type ComponentProps, type ReactNode } from 'react'
import { responsiveTable } from '../../styles/tables'

const Table = styled.table(responsiveTable)

/**
 * A table whose rows are cards on a phone. Browsers tell assistive technology of rows and cells by their display, which
 * cards change: so each part says by its role what it is.
 */
export function ResponsiveTable({ children, ...props }: ComponentProps<'table'>) {
  return (
    <Table role="table" {...props}>
      {withRoles(children)}
    </Table>
  )
}

const roles: Partial<Record<string, string>> = { thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' }

interface Part {
  scope?: string
  role?: string
  children?: ReactNode
}

function withRoles(parts: ReactNode): ReactNode {
  return Children.map(parts, part => {
    if (!isValidElement<Part>(part)) return part
    const { type, props } = part
    if (type === 'th') return cloneElement(part, { role: props.scope === 'row' ? 'rowheader' : 'columnheader' })
    const role = roles[String(type)]
    if (!role && type !== Fragment) return part
    return cloneElement(part, role ? { role } : {}, type === 'td' ? props.children : withRoles(props.children))
  })
}
