import styled from '@emotion/styled'
import { color, fontSize } from '../../styles/tokens'
import { Typeset } from './Typeset'

const Citation = styled.small({ color: color.soft, fontSize: fontSize.tiny })

/** Brackets, which may contain others, with a section of law: “(s. C.05.006)”, “(Patent Act, ss. 83 and 84)”. */
const citation = /(\((?=(?:[^()]|\([^()]*\))*?(?:\b(?:art|ss?)\.|\b[A-Z]\.\d))(?:[^()]|\([^()]*\))*\))/

/** A text with the sections of law that it cites in brackets in smaller type. */
export function TextWithCitations({ children }: { children: string }) {
  return children.split(citation).map((part, index) =>
    index % 2 ? (
      <Typeset as={Citation} key={index}>
        {part}
      </Typeset>
    ) : (
      <Typeset key={index}>{part}</Typeset>
    ),
  )
}
