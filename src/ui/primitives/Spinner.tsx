import { LoaderCircle } from 'lucide-react';
import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Turning = styled.span`
  display: inline-flex;
  inline-size: fit-content;
  block-size: fit-content;
  animation: ${turn} 900ms linear infinite;
`;

/** Decorative; the text beside it says what is loading. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <Turning aria-hidden="true">
      <LoaderCircle size={size} />
    </Turning>
  );
}
