import { useAtomValue, useSetAtom } from 'jotai';
import { Camera } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../core/format/formatsAtom';
import { clip } from '../../core/format/wireValues';
import { useText } from '../../core/messages/useText';
import { createOrderProofsAtom } from '../../core/orders/proof/queries';
import { proofQuestionAtom } from '../../core/orders/proof/question';
import { findUnsentProofsAtom } from '../../core/orders/proof/sendProofs';
import type { OrderProof } from '../../core/orders/proof/types';
import { proofsHereAtom, unsentProofsAtom } from '../../core/orders/proof/unsent';
import type { Order } from '../../core/orders/types';
import { Picture } from '../../ui/patterns/Picture';
import { Button } from '../../ui/primitives/Button';
import { Card, Heading, Quiet, Stack, Text } from '../../ui/primitives/layout/Layout';
import { Dialog } from '../../ui/primitives/overlay/Dialog';
import { StatusChip } from '../../ui/primitives/StatusChip';
import { color, focusRing, radius, space } from '../../ui/theme/theme';
import { useLatest } from '../../ui/useLatest';
import messages from './messages.en.json';

/** The statuses in which the bag may still be in the restaurant. */
const PACKED: readonly string[] = ['packing_processing', 'ready_to_pickup'];

const NONE: readonly OrderProof[] = [];

const Panel = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space[3]};
`;

const Proofs = styled.ul`
  display: grid;
  gap: ${space[4]};
  list-style: none;
  & > li {
    display: grid;
    justify-items: start;
    gap: ${space[2]};
    overflow-wrap: anywhere;
  }
  & > li:not(:last-child) {
    padding-block-end: ${space[4]};
    border-block-end: 1px solid ${color.border};
  }
  & > li > button[data-part='photo'] {
    inline-size: 100%;
    max-inline-size: 320px;
    padding: 0;
    border: 0;
    border-radius: ${radius.card};
    background: none;
    cursor: zoom-in;
    ${focusRing}
  }
`;

const Bag = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.card};
  object-fit: cover;
`;

const Large = styled(Picture)`
  inline-size: 100%;
  max-block-size: 75vh;
  object-fit: contain;
`;

/** What was recorded when the order was packed; nothing if there is no proof and none can be added. */
export function OrderProofs({ order }: { order: Order }) {
  const text = useText(messages);
  const { id, number } = order;
  const query = useAtomValue(useMemo(() => createOrderProofsAtom({ id, number }), [id, number]));
  const proofs = query.data ?? NONE;
  const unsent = useUnsent(id, proofs, query.refetch);
  const ask = useSetAtom(proofQuestionAtom);
  const isAtHand = PACKED.includes(order.status);
  if (proofs.length + unsent.length === 0 && !isAtHand && !query.isError) return null;
  return (
    <Panel as="section" aria-label={text('proofs')}>
      <Heading>{text('proofs')}</Heading>
      {query.isError && <Quiet>{text('failed')}</Quiet>}
      {proofs.length + unsent.length > 0 && (
        <Proofs>
          {proofs.map((proof) => (
            <li key={proof.id}>
              <Proof proof={proof} />
            </li>
          ))}
          {unsent.map((proof) => (
            <li key={proof.id}>
              <Proof proof={{ ...proof, photo: '' }} picture={proof.photo} isUnsent />
            </li>
          ))}
        </Proofs>
      )}
      {isAtHand && (
        <div>
          <Button
            size="sm"
            icon={<Camera size={16} />}
            onClick={() => ask({ order, isLater: true })}
          >
            {text('add')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface ProofProps {
  proof: OrderProof;
  /** The picture of a proof that is not sent. */
  picture?: Blob | null;
  isUnsent?: boolean;
}

function Proof({ proof, picture = null, isUnsent = false }: ProofProps) {
  const text = useText(messages);
  const { dateTime, number } = useAtomValue(formatsAtom);
  const [isLarge, setLarge] = useState(false);
  const file = useMemo(
    () => picture && new File([picture], 'bag.jpg', { type: picture.type }),
    [picture],
  );
  const source = file ?? (proof.photo || null);
  const lines = proof.lines.map(({ quantity, name }) =>
    text('item', { count: number(quantity), name: clip(name) }),
  );
  return (
    <>
      <Text size="sm" tone="textMuted">
        {text('proofAt', { at: dateTime(proof.at) })}
      </Text>
      {isUnsent && <StatusChip tone="warning" label={text('notSent')} />}
      {source && (
        <button
          type="button"
          data-part="photo"
          aria-label={text('enlarge')}
          onClick={() => setLarge(true)}
        >
          <Bag source={source} alt="" standIn={text('noPhoto')} />
        </button>
      )}
      <Stack gap={2}>
        <Text size="sm">{lines.length > 0 ? lines.join(', ') : text('noTicks')}</Text>
        {proof.seal && <Text size="sm">{text('sealIs', { number: clip(proof.seal) })}</Text>}
      </Stack>
      <Dialog
        isOpen={isLarge}
        size="lg"
        title={text('photo')}
        closesOnBackdrop
        onClose={() => setLarge(false)}
      >
        <Large source={source} alt={text('photo')} standIn={text('noPhoto')} />
      </Dialog>
    </>
  );
}

/** The proofs of the order that wait on this device. After another tab has sent one, those of the backend are read. */
function useUnsent(orderId: string, proofs: readonly OrderProof[], refetch: () => unknown) {
  const onDevice = useAtomValue(unsentProofsAtom);
  const here = useAtomValue(proofsHereAtom);
  const find = useSetAtom(findUnsentProofsAtom);
  const [stored, setStored] = useState<Awaited<ReturnType<typeof find>>>([]);
  // The device may still have a proof that the backend has, too.
  const unsent = stored.filter(({ at }) => !proofs.some((proof) => proof.at === at));
  const show = useLatest((next: typeof stored) => {
    setStored(next);
    if (unsent.some(({ id }) => next.every((one) => one.id !== id))) void refetch();
  });
  const isNone = onDevice === null && here === null;
  useEffect(() => {
    let isCancelled = false;
    const reading = isNone ? Promise.resolve([]) : find(orderId);
    void reading.then((found) => !isCancelled && show.current?.(found));
    return () => {
      isCancelled = true;
    };
  }, [find, show, orderId, isNone, onDevice, here]);
  return unsent;
}
