import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { canTabsAgree } from '../../../core/tabs/createLeader';
import { DishNamesSetting } from '../../../ui/patterns/dish-names/DishNamesSetting';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Switch } from '../../../ui/primitives/form/Toggle';
import { Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { jobsAtom } from '../device/jobs';
import { seenAtom } from '../device/printed';
import { targetsAtom } from '../device/printers';
import {
  AUTOMATIC_KINDS,
  COPIES,
  canPrintAloneAtom,
  isAutomaticAtom,
  settingsAtom,
} from '../device/settings';
import messages from '../messages.en.json';
import { isPrintSettingsOpenAtom } from '../questions';
import { Printers } from '../setup/Printers';
import { type PrintTest, TestPrint } from '../setup/TestPrint';
import { CloseOnLeave } from './CloseOnLeave';
import { PaperChoice } from './PaperChoice';
import { areTicketsOpenAtom } from './Tickets';

interface PrintSettingsProps {
  printTest: PrintTest;
}

/** The print settings of this device. */
export function PrintSettingsDialog({ printTest }: PrintSettingsProps) {
  const text = useText(messages);
  const [isOpen, setOpen] = useAtom(isPrintSettingsOpenAtom);
  const hasSetup = useAtomValue(targetsAtom).some(({ setup }) => setup);
  const close = () => setOpen(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('settingsTitle')}
      size="md"
      closesOnBackdrop
      actions={
        <Button variant="primary" onClick={close}>
          {text('done')}
        </Button>
      }
    >
      <CloseOnLeave onLeave={close} />
      <Stack gap={3}>
        <Printers printTest={printTest} />
        {!hasSetup && (
          <>
            <PaperChoice />
            <TestPrint printTest={printTest} />
          </>
        )}
        <DishNamesSetting />
        <ShowTickets />
        <Automatic />
      </Stack>
    </Dialog>
  );
}

function ShowTickets() {
  const text = useText(messages);
  const jobs = useAtomValue(jobsAtom);
  const setSettingsOpen = useSetAtom(isPrintSettingsOpenAtom);
  const setTicketsOpen = useSetAtom(areTicketsOpenAtom);
  if (jobs.length === 0) return null;
  const show = () => {
    setSettingsOpen(false);
    setTicketsOpen(true);
  };
  return (
    <Row>
      <Button onClick={show}>{text('tickets')}</Button>
    </Row>
  );
}

function Automatic() {
  const text = useText(messages);
  const { digits } = useAtomValue(formatsAtom);
  const canPrintAlone = useAtomValue(canPrintAloneAtom);
  const isAutomatic = useAtomValue(isAutomaticAtom);
  const [settings, setSettings] = useAtom(settingsAtom);
  const setSeen = useSetAtom(seenAtom);
  return (
    <Stack gap={3}>
      <Switch
        label={text('automatic')}
        checked={settings.isAutomatic}
        disabled={!canPrintAlone && !settings.isAutomatic}
        onChange={(isOn) => {
          // Start again, because orders that are already being prepared were printed by hand.
          setSeen(null);
          setSettings({ ...settings, isAutomatic: isOn });
        }}
      />
      <Quiet as="p">{text(canPrintAlone ? 'automaticHelp' : 'automaticNeeds')}</Quiet>
      {isAutomatic && (
        <>
          {!canTabsAgree() && <Banner tone="warning">{text('automaticOneTab')}</Banner>}
          <ChoiceGroup
            label={text('what')}
            options={AUTOMATIC_KINDS.map((value) => ({ value, label: text(value) }))}
            value={settings.kinds}
            onChange={(kinds) => setSettings({ ...settings, kinds })}
          />
          <ChoiceGroup
            label={text('copies')}
            options={COPIES.map((value) => ({ value, label: digits(value) }))}
            value={settings.copies}
            onChange={(copies) => setSettings({ ...settings, copies })}
          />
        </>
      )}
    </Stack>
  );
}
