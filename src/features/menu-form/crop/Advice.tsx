import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { adviceOn, lookAt, type PictureLook } from '../../../core/uploads/pictureAdvice';
import { color, font, space } from '../../../ui/theme/theme';
import messages from './messages.en.json';

const Lines = styled.div`
  display: grid;
  gap: ${space[1]};
  font-size: ${font.size.sm};
  & > p {
    display: flex;
    gap: ${space[2]};
    min-inline-size: 0;
  }
  & svg {
    flex: none;
    margin-block-start: 2px;
    color: ${color.warning};
  }
`;

/** Says that a picture is small or dark. It can be sent in any case. */
export function Advice({ look }: { look: PictureLook | null }) {
  const text = useText(messages);
  return (
    <Lines role="status">
      {look &&
        adviceOn(look).map((advice) => (
          <p key={advice}>
            <TriangleAlert size={16} />
            <span>{text(advice, { width: look.width, height: look.height })}</span>
          </p>
        ))}
    </Lines>
  );
}

/** The advice on a local file. A picture that cannot be measured has none. */
export function FileAdvice({ file }: { file: File }) {
  const [measured, setMeasured] = useState<{ file: File; look: PictureLook | null }>();
  useEffect(() => {
    let isCurrent = true;
    lookAt(file).then(
      (look) => isCurrent && setMeasured({ file, look }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return <Advice look={measured?.file === file ? measured.look : null} />;
}
