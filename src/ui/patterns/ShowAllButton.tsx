import { Button } from '../primitives/Button';
import { focusTitleOf } from './useTitleFocus';

interface ShowAllButtonProps {
  label: string;
  onShowAll: () => void;
}

/** Takes the filters off a list. It goes with them, so the keyboard goes on at the title. */
export function ShowAllButton({ label, onShowAll }: ShowAllButtonProps) {
  return (
    <Button
      onClick={({ currentTarget }) => {
        focusTitleOf(currentTarget);
        onShowAll();
      }}
    >
      {label}
    </Button>
  );
}
