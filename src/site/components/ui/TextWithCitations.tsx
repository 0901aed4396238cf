import styled from '@emotion/styled'
import { color, fontSize } from '../../styles/tokens'
import { Typeset } from './Typeset'

const Citation = styled.small({ color: color.soft, fontSize: fontSize.tiny })
const Duration = styled.b({ color: color.ink, fontWeight: 650 })

/** Brackets, which may contain others, with a section of law: “(s. C.05.006)”, “(Patent Act, ss. 83 and 84)”. */
const citation = /(\((?=(?:[^()]|\([^()]*\))*?(?:\b(?:art|ss?)\.|\b[A-Z]\.\d))(?:[^()]|\([^()]*\))*\))/

/** A time limit: “30 days”, « 24 heures ». */
const duration = /(?<![\p{L}\d,.])(\d{1,3}\s(?:hours|days|months|years|heures|jours|mois|ans)(?!\p{L}))/u

/** A text about the law: its time limits in bold, the sections that it cites in brackets in smaller type. */
export function TextWithCitations({ children }: { children: string }) {
  return children.split(citation).map((part, index) =>
    index % 2 ? (
      <Typeset as={Citation} key={index}>
        {part}
      </Typeset>
    ) : (
      part.split(duration).map((words, place) => (
        <Typeset as={place % 2 ? Duration : undefined} key={`${index} ${place}`}>
          {words}
        </Typeset>
      ))
    ),
  )
}
