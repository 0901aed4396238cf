/** A webpack loader that removes the GraphQL fragment of a component, which only the build reads. */
export default function removeGraphqlFragments(source: string): string {
  return source.replace(/^export const \w+ = graphql`\s*fragment [^`]*`$/gm, '')
}
