import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { footerLink } from './footerStyles';

const Anchor = styled.a`
  ${footerLink}
`;

// A target comes from the host's props; anything but a plain address is shown as text.
const PLAIN_TARGET = /^(https?:\/\/|mailto:|\/(?![/\\]))/i;

interface ExternalLinkProps {
  href: string | undefined;
  label: string;
  /** Shown in place of the label, which is still what is read out. */
  mark?: string;
}

/** A link out of the portal, or plain text when it has no target (decision c16). */
export function ExternalLink({ href, label, mark }: ExternalLinkProps) {
  const text = useText(messages);
  if (!href || !PLAIN_TARGET.test(href)) return mark ? <Mark label={label} mark={mark} /> : label;
  const name = text('opensNewTab', { label });
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" title={name} aria-label={name}>
      {mark ? <Round aria-hidden="true">{mark}</Round> : label}
    </Anchor>
  );
}

function Mark({ label, mark }: { label: string; mark: string }) {
  return (
    <Round role="img" aria-label={label}>
      {mark}
    </Round>
  );
}

const Round = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border: 1px solid currentcolor;
  border-radius: 50%;
  font-size: 12px;
  font-weight: 600;
`;
