import { useWatch } from 'react-hook-form';
import { NO_EXTRA } from '../../../core/extend/extra';
import { useText } from '../../../core/messages/useText';
import { checkUpload } from '../../../core/uploads/checkUpload';
import { cleanPhoto } from '../../../core/uploads/cleanPhoto';
import type { PrepareFile } from '../../../core/uploads/fileChoice';
import type { KycType, VendorKyc } from '../../../core/vendor/kyc';
import { FieldList, type FieldTexts, HostFields } from '../../../ui/patterns/fields/FieldList';
import { FileField } from '../../../ui/patterns/files/FileField';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Stack } from '../../../ui/primitives/layout/Layout';
import messages from '../messages.en.json';
import { KYC_FIELDS, needsDocument } from '../rules/fields';
import { isLocked } from '../rules/progress';
import { useKycForm } from '../useKycForm';
import { DocumentPreview } from './DocumentPreview';
import { KycInput } from './KycInput';
import { LockedFields } from './LockedFields';
import { Sending } from './Sending';

/** A PDF can be picked, as specified; the upload check then refuses it with the specified text (b17). */
const ACCEPT = 'image/png,image/jpeg,application/pdf';
const CAMERA_ACCEPT = 'image/png,image/jpeg';

/** Compresses the photo, removes its metadata and renames it: a file name on a device can be private (T14). */
const prepareDocument: PrepareFile = async (picked) => {
  const verdict = await checkUpload(picked);
  if ('problem' in verdict) return verdict;
  try {
    const sent = await cleanPhoto(verdict.file, verdict.type);
    const name = sent.type === 'image/png' ? 'document.png' : 'document.jpg';
    const { lastModified } = picked;
    return { file: new File([sent], name, { type: sent.type, lastModified }) };
  } catch {
    return { problem: 'unreadable' };
  }
};

interface KycFormProps {
  type: KycType;
  kyc: VendorKyc;
}

export function KycForm({ type, kyc }: KycFormProps) {
  const text = useText(messages);
  const { hasDocument } = kyc[type];
  const { form, fields, onSubmit, onDocument, ...sending } = useKycForm(type, kyc[type]);
  const { files, isChecking } = useWatch({ control: form.control, name: 'document' });
  // The form stays until the fields of the host are saved, too.
  if (isLocked(kyc[type]) && !sending.isBusy && !fields.hasRest) {
    return <LockedFields type={type} detail={kyc[type]} />;
  }
  const inputs = KYC_FIELDS[type].map((field) => [
    field.label,
    (texts: FieldTexts) => (
      <KycInput type={type} texts={texts} field={field} kyc={kyc} control={form.control} />
    ),
  ]);
  return (
    <HostFields
      fields={fields}
      name={`kyc/${type}`}
      record={{ id: '', extra: NO_EXTRA, wire: kyc[type].wire }}
    >
      <form noValidate autoComplete="off" onSubmit={onSubmit}>
        <Stack>
          <FieldList
            fields={fields}
            inputs={{
              ...Object.fromEntries(inputs),
              document: ({ label }) => (
                <FileField
                  control={form.control}
                  name="document"
                  label={label}
                  hint={text(hasDocument && files.length === 0 ? 'documentOnFile' : 'documentHint')}
                  accept={ACCEPT}
                  cameraAccept={CAMERA_ACCEPT}
                  prepare={prepareDocument}
                  keepLabel={hasDocument ? text('keepOnFile') : undefined}
                  isRequired
                  onFiles={onDocument}
                >
                  {([picked]) => picked && <DocumentPreview picked={picked} />}
                </FileField>
              ),
            }}
          />
          <Stack gap={3}>
            {sending.problem && <Banner tone="danger">{sending.problem}</Banner>}
            {sending.isBusy && needsDocument(type) && (
              <Sending document={files[0]?.file ?? null} onCancel={sending.cancel} />
            )}
            <Button
              type="submit"
              variant="primary"
              size="lg"
              isWide
              isBusy={sending.isBusy || isChecking}
            >
              {text('submit')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </HostFields>
  );
}
