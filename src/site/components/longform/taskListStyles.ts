import { color, wideScreenQuery } from '../../styles/tokens'

/** Lists of what is to be done, with a square to tick on paper, and of what is `done`, with a tick (content/mdx/taskLists). */
export const taskListStyles = {
  '& > li': { position: 'relative', paddingInlineStart: '1.75rem' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.35em',
    insetInlineStart: 0,
    width: '0.85em',
    height: '0.85em',
    border: `1.5px solid ${color.soft}`,
    borderRadius: '2px',
  },
  '& > .done::before': {
    insetBlockStart: '0.25em',
    insetInlineStart: '0.3em',
    width: '0.4em',
    height: '0.8em',
    borderColor: color.ink,
    borderWidth: '0 2px 2px 0',
    borderRadius: 0,
    rotate: '45deg',
  },
} as const

/** Lists of subjects of which each has a state: a dot before it, filled where it is `done`. */
export const stateStyles = {
  '& > li': { paddingInlineStart: '1.4rem' },
  '& > li > strong:first-of-type': {
    // In a column of its own.
    [wideScreenQuery]: { boxSizing: 'border-box', paddingInlineStart: '1.4rem' },
    '&::before': {
      content: '""',
      display: 'inline-block',
      boxSizing: 'border-box',
      width: '0.75em',
      height: '0.75em',
      margin: '0 calc(1.4rem - 0.75em) 0 -1.4rem',
      border: `1.5px solid ${color.ink}`,
      borderRadius: '50%',
    },
  },
  '& > .done > strong:first-of-type::before': { background: color.ink },
} as const
