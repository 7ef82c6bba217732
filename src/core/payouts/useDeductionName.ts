import { useCallback } from 'react';
import { clip } from '../format/wireValues';
import { useText } from '../messages/useText';
import messages from './messages.en.json';
import type { Deduction } from './types';

export type DeductionName = (line: Pick<Deduction, 'code' | 'kind' | 'label'>) => string;

/** The name of a deduction; of one that the portal does not know the marketplace's own label. */
export function useDeductionName(): DeductionName {
  const text = useText(messages);
  return useCallback(
    ({ code, kind, label }) => (kind ? text(kind) : clip(label) || clip(code) || text('unnamed')),
    [text],
  );
}
