import { styled } from 'styled-components';
import { Picture } from '../../../ui/patterns/Picture';
import { radius, scaled } from '../../../ui/theme/theme';

/** A picture that goes with an answer. */
export const Thumb = styled(Picture)`
  inline-size: ${scaled(48)};
  block-size: ${scaled(48)};
  border-radius: ${radius.small};
  object-fit: cover;
`;
