import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { KycDetail, KycType } from '../../../core/vendor/kyc';
import { clampLines, color, focusRing, font, motion, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { validityOf } from '../rules/validity';
import { useToday } from '../useToday';
import { KycStatusChip } from './KycStatusChip';

const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 72px;
  padding: ${space[3]} ${space[4]};
  color: ${color.text};
  text-decoration: none;
  transition: background-color ${motion.quick};
  &:hover {
    background: ${color.hover};
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  flex: 1 1 0;
  min-inline-size: 0;
`;

const Name = styled.span`
  font-weight: ${font.weight.strong};
`;

const Note = styled.span<{ $isUrgent: boolean }>`
  ${clampLines(3)}
  color: ${({ $isUrgent }) => ($isUrgent ? color.danger : color.textMuted)};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

interface KycRowProps {
  type: KycType;
  detail: KycDetail;
  to: string;
}

export function KycRow({ type, detail, to }: KycRowProps) {
  const text = useText(messages);
  const { note, isUrgent } = useNote(detail);
  return (
    <RowLink to={to}>
      <Words>
        <Name>{text(`${type}ListLabel`)}</Name>
        <KycStatusChip detail={detail} />
        {note && <Note $isUrgent={isUrgent}>{note}</Note>}
      </Words>
      <ChevronRight size={20} />
    </RowLink>
  );
}

function useNote(detail: KycDetail): { note: string; isUrgent: boolean } {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const today = useToday();
  if (detail.status === 'declined') {
    return { note: clip(detail.reason) || text('noteCorrect'), isUrgent: true };
  }
  if (detail.status === 'pending') return { note: '', isUrgent: false };
  const day = formats.isoDay(detail.values.expiry);
  const values = { date: formats.date(day) };
  switch (validityOf(day, today)) {
    case 'expired':
      return { note: text('noteExpired', values), isUrgent: true };
    case 'soon':
      return { note: text('noteSoon', values), isUrgent: true };
    case 'valid':
      return { note: text('noteValid', values), isUrgent: false };
    case 'unknown':
      return { note: '', isUrgent: false };
  }
}
