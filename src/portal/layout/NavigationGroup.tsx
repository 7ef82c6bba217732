import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { motion, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';
import type { NavigationEntry } from './navigation';
import { NavigationRow } from './NavigationRow';
import { navigationRow } from './navigationStyles';

const GroupRow = styled.button`
  ${navigationRow}
  & > :last-child {
    margin-inline-start: auto;
    transition: transform ${motion.quick};
  }
  &[aria-expanded='true'] > :last-child {
    transform: rotate(180deg);
  }
`;

const Children = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-block-start: ${space[1]};
  padding-inline-start: ${space[6]};
  list-style: none;
  &[hidden] {
    display: none;
  }
`;

interface NavigationGroupProps {
  entry: NavigationEntry;
  onNavigate?: (() => void) | undefined;
}

/** A row that opens and closes; the group that holds the current path opens by itself. */
export function NavigationGroup({ entry, onNavigate }: NavigationGroupProps) {
  const text = useText(messages);
  const id = useId();
  const isCurrent = useLocation().pathname.startsWith(`${entry.to}/`);
  const [isOpen, setOpen] = useState(isCurrent);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setOpen(true);
  }
  const { icon: Icon } = entry;
  return (
    <>
      <GroupRow
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-vp-active={isCurrent && !isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={20} aria-hidden="true" />
        {text(entry.text)}
        <ChevronDown size={16} aria-hidden="true" />
      </GroupRow>
      <Children id={id} hidden={!isOpen}>
        {entry.children?.map(({ text: key, to }) => (
          <li key={to}>
            <NavigationRow to={to} onClick={onNavigate}>
              {text(key)}
            </NavigationRow>
          </li>
        ))}
      </Children>
    </>
  );
}
