import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Diagnosis } from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import { Button } from '../../ui/primitives/Button';
import { color, font, radius, space } from '../../ui/theme/theme';
import messages from './messages.en.json';
import { Remedy } from './Remedy';

// In the top layer, because a parent without height would hide it.
const Region = styled.div`
  inset-block: auto ${space[4]};
  inset-inline: ${space[4]} auto;
  box-sizing: border-box;
  inline-size: min(520px, calc(100vw - 2 * ${space[4]}));
  max-block-size: calc(100vh - 2 * ${space[4]});
  padding: ${space[4]};
  overflow: auto;
  border: 2px solid ${color.danger};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${font.size.sm};
`;

const Finding = styled.div`
  display: grid;
  gap: ${space[2]};
  & + & {
    margin-block-start: ${space[4]};
  }
`;

interface FindingsPanelProps {
  findings: readonly Diagnosis[];
  onHide: (finding: Diagnosis) => void;
}

/** Configuration errors of the host page, in development. */
export function FindingsPanel({ findings, onHide }: FindingsPanelProps) {
  const text = useText(messages);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.showPopover?.(), []);
  return (
    <Region ref={region} popover="manual" role="region" aria-label={text('findings')}>
      {findings.map((finding) => (
        <Finding key={finding.message} role="alert">
          <strong>{finding.message}</strong>
          <Remedy
            advice={finding.advice}
            line={finding.line}
            action={
              <div>
                <Button size="sm" onClick={() => onHide(finding)}>
                  {text('hideFinding')}
                </Button>
              </div>
            }
          />
        </Finding>
      ))}
    </Region>
  );
}
