import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, figures, focusRing, font, radius, scaled, space } from '../../theme/theme';

/** What can be done, one act in a row. */
export const ActionList = styled.div`
  ${figures}
  display: grid;
  margin-inline: calc(-1 * ${space[3]});
  & > [data-part='action'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
    inline-size: 100%;
    min-block-size: ${scaled(52)};
    padding: ${space[2]} ${space[3]};
    border: 0;
    border-radius: ${radius.box};
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    ${focusRing}
    &:hover {
      background: ${color.hover};
    }
    &[aria-pressed='true'] {
      background: ${color.primarySoft};
    }
    &[aria-disabled='true'] {
      color: ${color.textMuted};
      cursor: default;
    }
    & > span {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 ${space[3]};
      font-weight: ${font.weight.strong};
    }
    & small {
      color: ${color.textMuted};
      font-size: ${font.size.sm};
      font-weight: ${font.weight.regular};
    }
  }
`;

interface ActionRowProps {
  icon: ReactNode;
  label: string;
  /** Small text at the end, such as until when. */
  note?: string | false;
  /** Whether this is the state now; without it, the row is only an act. */
  isCurrent?: boolean;
  /** Whether a change is under way. */
  isBusy?: boolean;
  /** The reason why the act is not possible now. */
  blockedBy?: string | undefined;
  onClick: () => void;
}

export function ActionRow(props: ActionRowProps) {
  const { icon, label, note, isCurrent, isBusy = false, blockedBy, onClick } = props;
  const isBlocked = isBusy || blockedBy !== undefined;
  return (
    <button
      type="button"
      data-part="action"
      aria-pressed={isCurrent}
      aria-disabled={isBlocked || undefined}
      title={blockedBy}
      onClick={() => !isBlocked && onClick()}
    >
      {icon}
      <span>
        {label} {note && <small>{note}</small>}
      </span>
    </button>
  );
}

interface ActionLinkProps extends Pick<ActionRowProps, 'icon' | 'label'> {
  to: string;
  onClick: () => void;
}

export function ActionLink({ icon, label, to, onClick }: ActionLinkProps) {
  return (
    <Link data-part="action" to={to} onClick={onClick}>
      {icon}
      <span>{label}</span>
    </Link>
  );
}
