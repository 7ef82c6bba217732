import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = 'tests/schedules/';

/** By their sizes, but for the file that takes longest: begun last, it would run on alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.includes(LONGEST);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
