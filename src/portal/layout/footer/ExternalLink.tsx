import { css, styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { color, focusRing } from '../../../ui/theme/theme';
import messages from '../../messages.en.json';

export const footerLink = css`
  color: inherit;
  text-decoration: underline transparent;
  text-underline-offset: 3px;
  ${focusRing}
  &:hover {
    color: ${color.text};
    text-decoration-color: currentcolor;
  }
`;

const Anchor = styled.a`
  ${footerLink}
`;

// The allowed targets of links from the host; a URL with any other scheme is shown as plain text.
const PLAIN_TARGET = /^(https?:\/\/|mailto:|\/(?![/\\]))/i;

interface ExternalLinkProps {
  href: string | undefined;
  label: string;
  /** Shown instead of the label; screen readers still read the label. */
  mark?: string;
}

/** A link to another site, or plain text without a target (c16). */
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
