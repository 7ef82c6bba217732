import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { IconButton } from '../../../ui/primitives/IconButton';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { LONGEST_NAME, type SavedView, useSavedViews } from '../savedViews';

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    /* The name. */
    & > button:first-child {
      flex: 1;
      justify-content: start;
      min-inline-size: 0;
      text-align: start;
      overflow-wrap: anywhere;
    }
  }
`;

const Form = styled.form`
  display: flex;
  align-items: end;
  gap: ${space[2]};
  & > div {
    flex: 1;
  }
`;

interface ViewsDialogProps {
  /** The filters that are shown. */
  query: string;
  onClose: () => void;
}

export function ViewsDialog({ query, onClose }: ViewsDialogProps) {
  const text = useText(messages);
  const [, setParams] = useSearchParams();
  const { views, save, rename, remove } = useSavedViews();
  const [renamed, setRenamed] = useState<string | null>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  /** The focused button is gone then. */
  const leaveRow = () => {
    setRenamed(null);
    nameRef.current?.focus();
  };
  const open = (view: SavedView) => {
    onClose();
    setParams(new URLSearchParams(view.query), { replace: true });
  };
  return (
    <Dialog isOpen onClose={onClose} title={text('views')} closesOnBackdrop>
      <Stack>
        {views.length === 0 && <Quiet>{text('viewsHelp')}</Quiet>}
        <List>
          {views.map((view) => (
            <li key={view.name}>
              {view.name === renamed ? (
                <NameForm
                  label={text('viewNewName', { name: clip(view.name) })}
                  start={view.name}
                  inputRef={focusOf}
                  onSave={(name) => {
                    rename(view.name, name);
                    leaveRow();
                  }}
                />
              ) : (
                <>
                  <Button variant="ghost" onClick={() => open(view)}>
                    {clip(view.name)}
                  </Button>
                  <IconButton
                    label={text('viewRename', { name: clip(view.name) })}
                    icon={<Pencil size={16} />}
                    onClick={() => setRenamed(view.name)}
                  />
                  <IconButton
                    label={text('viewDelete', { name: clip(view.name) })}
                    icon={<Trash2 size={16} />}
                    onClick={() => {
                      remove(view.name);
                      leaveRow();
                    }}
                  />
                </>
              )}
            </li>
          ))}
        </List>
        <NameForm
          label={text('viewName')}
          inputRef={nameRef}
          onSave={(name) => {
            save({ name, query });
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}

interface NameFormProps {
  label: string;
  start?: string;
  inputRef: Ref<HTMLInputElement>;
  onSave: (name: string) => void;
}

function focusOf(input: HTMLInputElement | null) {
  input?.focus();
}

function NameForm({ label, start = '', inputRef, onSave }: NameFormProps) {
  const text = useText(messages);
  const [name, setName] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <Form onSubmit={submit}>
      <TextInput
        ref={inputRef}
        label={label}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" blockedBy={name.trim() ? undefined : text('viewNameMissing')}>
        {text('viewSave')}
      </Button>
    </Form>
  );
}
