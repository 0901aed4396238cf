import styled from '@emotion/styled'
import { color, fontFamily, fontSize, radius } from '../../styles/tokens'

/** The label of a field or checkbox. */
export const fieldLabelStyles = { color: color.ink, font: `600 ${fontSize.small}/1.4 ${fontFamily.text}` } as const

/** The help text of a field. */
export const fieldHelpStyles = { color: color.soft, font: `400 ${fontSize.tiny}/1.5 ${fontFamily.text}` } as const

const invalidBox = { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` } as const

/** The ground of what is filled in; in the dark theme darker than the card or header around it. */
const fieldGround = `light-dark(${color.surface}, ${color.sunken})`

const box = {
  width: '100%',
  minWidth: 0,
  minHeight: '2.875rem',
  padding: '0.5rem 0.85rem',
  border: `1px solid ${color.soft}`,
  borderRadius: radius.control,
  background: fieldGround,
  color: color.text,
  font: `400 1rem/1.4 ${fontFamily.text}`,
  '&[aria-invalid="true"]': invalidBox,
} as const

/** Marks every field of a form that the browser finds invalid. */
export const invalidFieldStyles = { '& :is(input, select):invalid': invalidBox } as const

/** Help inside the label of a field, shown while the browser finds the value invalid. */
export const InvalidValueHelp = styled.span(fieldHelpStyles, {
  display: 'none',
  color: color.danger,
  fontWeight: 600,
  'label:has(:invalid) > &': { display: 'block' },
})

export const Input = styled.input(box)

export const Select = styled.select(box, {
  appearance: 'none',
  paddingInlineEnd: '2.25rem',
  // Shows a long choice in full, on several lines; where a browser keeps it on one, that line ends in an ellipsis.
  whiteSpace: 'normal',
  textOverflow: 'ellipsis',
  // The arrow has the same distance from the edge as the text.
  background: [
    `conic-gradient(from -45deg at 50% 100%, ${color.soft} 90deg, transparent 0) calc(100% - 0.85rem) 55% / 0.75rem 0.375rem no-repeat`,
    fieldGround,
  ].join(', '),
  '@media (forced-colors: active)': { appearance: 'auto' },
})

export const TextArea = styled.textarea(box, { minHeight: '8rem', resize: 'vertical' })

export const CheckboxOrRadio = styled.input({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  border: `1px solid ${color.soft}`,
  borderRadius: '6px',
  background: fieldGround,
  '&[type=radio]': { borderRadius: '50%' },
  '&[aria-invalid="true"]': { borderColor: color.danger },
  '&:checked': { borderColor: color.action, background: color.action },
  '&:checked::before': {
    content: '""',
    width: '0.9rem',
    height: '0.9rem',
    background: color.onAction,
    clipPath: 'polygon(14% 50%, 4% 61%, 38% 92%, 98% 22%, 86% 11%, 37% 69%)',
  },
  '&[type=radio]:checked::before': { clipPath: 'circle(30%)' },
  '@media (forced-colors: active)': { appearance: 'auto' },
})
