/**
 * Takes the place of @emotion/is-prop-valid in the scripts of visitors (gatsby/webpack): a list of all attributes of HTML,
 * which the compiler holds components to already. What is a style’s alone says so by `shouldForwardProp`.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as'
}
