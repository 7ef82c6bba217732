import { LoaderCircle } from 'lucide-react';
import { styled } from 'styled-components';

const Turning = styled.span`
  display: inline-flex;
  inline-size: fit-content;
  block-size: fit-content;
  animation: vp-turn 900ms linear infinite;
`;

/** A decorative spinner; the text beside it says what is loading. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <Turning aria-hidden="true">
      <LoaderCircle size={size} />
    </Turning>
  );
}
