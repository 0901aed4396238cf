import styled from '@emotion/styled'
import { color, radius } from '../../styles/tokens'
import { Picture } from './Picture'

/**
 * A picture beside text, on the pine ground that the site's drawings are made for. Their weight lies right of the
 * middle, where headings leave room: the frame closes in on it.
 */
export const FramedPicture = styled(Picture)({
  aspectRatio: '3 / 2',
  borderRadius: radius.card,
  background: color.pine,
  '& > img': { objectPosition: '100% 50%', transform: 'scale(1.7)', transformOrigin: '100% 45%' },
})
