import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { clip } from '../../../core/format/wireValues';
import editMessages from '../../../core/menu/fields/messages.en.json';
import menuMessages from '../../../core/menu/messages.en.json';
import { useText } from '../../../core/messages/useText';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import type { PreviewChoice, PreviewGroup } from './choicesOf';
import messages from './messages.en.json';
import { Choices, Group, GroupName } from './previewStyles';

interface PreviewGroupsProps {
  groups: readonly PreviewGroup[];
  /** Whether a customer chooses one of each group, as with variants. */
  isOne?: boolean;
}

export function PreviewGroups({ groups, isOne = false }: PreviewGroupsProps) {
  const text = useText(messages);
  const menuText = useText(menuMessages);
  return groups.map(({ names, max, choices }, index) => {
    const [first = '', second] = names.map((name) => clip(name) || menuText('unnamedGroup'));
    return (
      <Group key={index}>
        <GroupName>{second === undefined ? first : text('groups', { first, second })}</GroupName>
        {max !== null && <Quiet as="p">{isOne ? text('chooseOne') : text('upTo', { max })}</Quiet>}
        <Choices data-one={isOne || undefined}>
          {choices.map((choice, at) => (
            <Choice key={at} choice={choice} isOne={isOne} />
          ))}
        </Choices>
      </Group>
    );
  });
}

function Choice({ choice: { names, price }, isOne }: { choice: PreviewChoice; isOne: boolean }) {
  const text = useText(messages);
  const editText = useText(editMessages);
  const { money } = useAtomValue(formatsAtom);
  const [first = '', second] = names.map((name) => clip(name.trim()) || NOTHING);
  return (
    <li>
      <span data-part="mark" />
      <span data-part="name">
        {second === undefined ? first : editText('pair', { first, second })}
      </span>
      {price !== undefined && (
        <span>
          {isOne || price === null ? money(price) : text('extra', { price: money(price) })}
        </span>
      )}
    </li>
  );
}
