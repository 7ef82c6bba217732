import { mixed } from 'yup';
import { type FileChoice, NO_FILES } from '../uploads/fileChoice';

/** Blocks the form while a file is refused or being checked. The field shows which file was refused and why. */
export function fileRule() {
  return mixed<FileChoice>()
    .defined()
    .default(NO_FILES)
    .test('refused', 'refused', ({ refused, isChecking }) => refused.length === 0 && !isChecking);
}
