import type { DevelopServer } from './server'

interface TypeReference {
  kind: string
  name: string | null
  ofType?: TypeReference | null
}

interface Field {
  name: string
  description: string | null
  type: TypeReference
}

/** A type as returned by schema introspection. */
export interface SchemaType {
  kind: string
  name: string
  description: string | null
  fields: Field[] | null
  interfaces: { name: string }[] | null
  possibleTypes: { name: string }[] | null
}

const query = `{
  __schema {
    types {
      kind
      name
      description
      interfaces { name }
      possibleTypes { name }
      fields {
        name
        description
        type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }
      }
    }
  }
}`

const gatsbyFields = ['id', 'parent', 'children', 'internal']

/** The named types and all types reachable through their fields, except scalars and Gatsby’s own fields. */
export async function siteTypes({ ask }: DevelopServer, names: string[]): Promise<SchemaType[]> {
  const { __schema } = await ask<{ __schema: { types: SchemaType[] } }>(query)
  const all = new Map(__schema.types.map(type => [type.name, type]))
  const found = new Set<SchemaType>()
  const visit = (name: string) => {
    const type = all.get(name)
    if (!type || type.kind === 'SCALAR' || found.has(type)) return
    found.add(type)
    ownFields(type).forEach(field => visit(innermost(field.type)))
    type.possibleTypes?.forEach(member => visit(member.name))
  }
  names.forEach(visit)
  return [...found]
}

/** Names what has no description: the type itself, and its fields as `Type.field`. */
export function undescribed(type: SchemaType): string[] {
  const fields = ownFields(type).filter(({ description }) => !description)
  return [...(type.description ? [] : [type.name]), ...fields.map(({ name }) => `${type.name}.${name}`)]
}

// Gatsby’s interface Node adds these fields to every node; the site does not describe them.
function ownFields({ fields, interfaces }: SchemaType): Field[] {
  const isNode = interfaces?.some(({ name }) => name === 'Node')
  return (fields ?? []).filter(({ name }) => !isNode || !gatsbyFields.includes(name))
}

function innermost({ name, ofType }: TypeReference): string {
  return ofType ? innermost(ofType) : (name ?? '')
}
