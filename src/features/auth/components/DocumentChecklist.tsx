import { useAtomValue } from 'jotai';
import { FileCheck2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { regionAtom } from '../../../core/state/services';
import { color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

/** The documents, each with its verification; every restaurant also needs a menu. */
const DOCUMENTS = [
  ['fssai', 'documentFssai'],
  ['gst', 'documentGst'],
  ['menu', 'documentMenu'],
  ['pan', 'documentPan'],
  ['bank', 'documentBank'],
] as const;

const Title = styled.h2`
  font-size: ${font.size.lg};
`;

const Help = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin-block-start: ${space[4]};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  & > svg {
    color: ${color.primary};
  }
`;

/** The documents that are needed for KYC, which follows the registration (A2). */
export function DocumentChecklist() {
  const text = useText(messages);
  const kinds: readonly string[] = useAtomValue(regionAtom).kyc;
  const documents = DOCUMENTS.filter(([kind]) => kind === 'menu' || kinds.includes(kind));
  return (
    <section>
      <Title>{text('documentsTitle')}</Title>
      <Help>{text('documentsHelp')}</Help>
      <List>
        {documents.map(([, key]) => (
          <Item key={key}>
            <FileCheck2 size={20} />
            {text(key)}
          </Item>
        ))}
      </List>
    </section>
  );
}
