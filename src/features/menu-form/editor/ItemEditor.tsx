import { type FormEvent, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { AFTER_ADDING } from '../../../core/menu/addedItem';
import messages from '../../../core/menu/fields/messages.en.json';
import { menuSearch } from '../../../core/menu/links';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import uiMessages from '../../../ui/messages.en.json';
import { fieldOf, HostFields } from '../../../ui/patterns/fields/FieldList';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { StickyFoot } from '../../../ui/primitives/layout/ScreenLayout';
import { ProgressBar } from '../../../ui/primitives/ProgressBar';
import { box, space } from '../../../ui/theme/theme';
import { AddonFields } from '../addons/AddonFields';
import { Folded, Section } from '../components/Section';
import { errorMessages, focusFirstError } from '../formErrors';
import { PreviewButton } from '../preview/PreviewButton';
import { itemKey, useItemForm } from '../useItemForm';
import { VariantFields } from '../variants/VariantFields';
import { ImageField } from './ImageField';
import { ItemFields } from './ItemFields';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-inline-size: 860px;
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${box.narrow} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

export function ItemEditor({ item }: { item: MenuItem }) {
  const text = useText(messages);
  const uiText = useText(uiMessages);
  const navigate = useNavigate();
  const search = menuSearch(useLocation().state);
  const isNew = item.id === '';
  const { form, fields, onSubmit, isBusy, progress, problem, cancel } = useItemForm(item, () => {
    // Replaces the history entry, so that Back does not reopen the form.
    if (!isNew) {
      void navigate({ pathname: paths.foodMenu, search }, { replace: true, state: RETURNING });
      return;
    }
    void navigate(paths.foodMenu, { replace: true, state: AFTER_ADDING });
  });
  const { control } = form;
  const { isChecking } = useWatch({ control, name: 'image' });
  const { errors, submitCount } = form.formState;
  // The field of the picture shows why a file was refused.
  const { image: _image, ...named } = errors;
  const formRef = useRef<HTMLFormElement>(null);
  // The form library does not know the inputs within a list of variants or prices, so they are focused here.
  useEffect(() => {
    if (submitCount > 0 && formRef.current) focusFirstError(formRef.current);
  }, [submitCount]);
  const submit = (event: FormEvent) => {
    // Enter in a field of a dialog is not Save.
    if (formRef.current?.querySelector('dialog[open]')) event.preventDefault();
    else onSubmit(event);
  };
  const { id, extra, wire } = item;
  const [picture, variants, addons] = (['image', 'variants', 'addons'] as const).map((name) =>
    fieldOf(fields, name),
  );
  const sectionProps = { fields, control, item };
  const sections = (
    <>
      <ItemFields section="basics" {...sectionProps} />
      <ItemFields section="selling" {...sectionProps} />
      {picture && picture.section === 'picture' && (
        <Section title={text('pictureTitle')}>
          <ImageField control={control} item={item} texts={picture} />
        </Section>
      )}
      {variants && <VariantFields control={control} item={item} title={variants.label} />}
      {addons && <AddonFields control={control} item={item} title={addons.label} />}
    </>
  );
  return (
    <HostFields fields={fields} name={itemKey(item)} record={{ id, extra, wire }}>
      <Form ref={formRef} noValidate autoComplete="off" onSubmit={submit}>
        {isNew ? (
          <>
            <ItemFields section="first" {...sectionProps} />
            {/* A copy has values in all sections. */}
            <Folded open={item.name !== ''}>
              <summary>{text('moreFields')}</summary>
              {sections}
            </Folded>
          </>
        ) : (
          sections
        )}
        <StickyFoot>
          {problem && <Banner tone="danger">{problem}</Banner>}
          <Problems problems={errorMessages(named)} />
          {isBusy && progress !== undefined && (
            <ProgressBar label={text(progress < 1 ? 'uploading' : 'waiting')} value={progress} />
          )}
          <Buttons>
            {isBusy && progress !== undefined ? (
              <Button onClick={cancel}>{text('cancelUpload')}</Button>
            ) : (
              <Button
                disabled={isBusy}
                onClick={() =>
                  void navigate({ pathname: paths.products, search }, { state: RETURNING })
                }
              >
                {uiText('cancel')}
              </Button>
            )}
            <PreviewButton control={control} item={item} />
            <Button type="submit" variant="primary" isBusy={isBusy || isChecking}>
              {text('save')}
            </Button>
          </Buttons>
        </StickyFoot>
      </Form>
    </HostFields>
  );
}

/** Names the first field with an error, because it may be out of view. */
function Problems({ problems: [first, ...others] }: { problems: readonly string[] }) {
  const text = useText(messages);
  if (first === undefined) return null;
  return (
    <Banner tone="danger">
      {others.length > 0 ? `${first}\n${text('moreProblems', { count: others.length })}` : first}
    </Banner>
  );
}
