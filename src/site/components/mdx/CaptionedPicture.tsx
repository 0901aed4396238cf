import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { createContext, useContext } from 'react'
import { color, radius, fontSize } from '../../styles/tokens'
import { Picture } from '../ui/Picture'

/** The pictures of the current text, by name. */
export const PicturesContext = createContext<readonly Queries.CaptionedPictureFragment[]>([])

const Frame = styled.figure({ '& > picture': { borderRadius: radius.card, background: color.pine } })
const Caption = styled.figcaption({ marginTop: '0.6rem', color: color.soft, fontSize: fontSize.small })

/** A picture in a text, with a caption. */
export function CaptionedPicture({ src, alt, caption }: { src: string; alt: string; caption: string }) {
  const picture = useContext(PicturesContext).find(({ name }) => name === src)
  return (
    <Frame>
      {picture && <Picture picture={{ ...picture, alt }} sizes="(min-width: 64em) 55rem, 100vw" />}
      <Caption>{caption}</Caption>
    </Frame>
  )
}

export const query = graphql`
  fragment CaptionedPicture on Picture {
    name
    ...Picture
  }
`
