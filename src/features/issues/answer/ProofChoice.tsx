import { useAtomValue, useSetAtom } from 'jotai';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { OrderProof } from '../../../core/orders/proof/types';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { Text } from '../../../ui/primitives/layout/Layout';
import { space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { useProofWords } from '../useProofs';
import { type Asking, answerDraftsAtom, changeDraftAtom, draftOf } from './drafts';
import { Thumb } from './Thumb';

const List = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  & > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
  }
  & > div > :only-child {
    grid-column: 1 / -1;
  }
`;

/** What was recorded when the order was packed; it is sent with the answer unless the vendor leaves it out. */
export function ProofChoice({ asking, proofs }: { asking: Asking; proofs: readonly OrderProof[] }) {
  const text = useText(messages);
  const words = useProofWords();
  const { withoutProofs } = draftOf(useAtomValue(answerDraftsAtom), asking);
  const change = useSetAtom(changeDraftAtom);
  if (proofs.length === 0) return null;
  const choose = (id: string, isSent: boolean) =>
    change(asking, (draft) => {
      const others = draft.withoutProofs.filter((one) => one !== id);
      return { withoutProofs: isSent ? others : [...others, id] };
    });
  return (
    <List aria-label={text('proofs')}>
      <Text as="span" size="sm" isStrong>
        {text('proofs')}
      </Text>
      {proofs.map((proof) => (
        <div key={proof.id}>
          {proof.photo && <Thumb source={proof.photo} alt="" />}
          <Checkbox
            label={words(proof)}
            checked={!withoutProofs.includes(proof.id)}
            onChange={(isSent) => choose(proof.id, isSent)}
          />
        </div>
      ))}
    </List>
  );
}
