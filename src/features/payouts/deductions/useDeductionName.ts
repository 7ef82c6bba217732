import { useCallback } from 'react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { Deduction } from '../../../core/payouts/types';
import messages from './messages.en.json';

export type DeductionName = (line: Pick<Deduction, 'code' | 'kind' | 'label'>) => string;

/** The name of a deduction; of one that the portal does not know the marketplace's own label. */
export function useDeductionName(): DeductionName {
  const text = useText(messages);
  return useCallback(
    ({ code, kind, label }) => (kind ? text(kind) : clip(label) || clip(code) || text('unnamed')),
    [text],
  );
}
