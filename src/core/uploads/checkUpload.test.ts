import { expect, test } from 'vitest';
import { type UploadFixture, uploadFixtures } from '../../../tests/support/uploadFixtures';
import { checkUpload } from './checkUpload';

/** Leave out cases with several files, because the picker checks the number of files. */
const single = uploadFixtures.filter(({ files }) => files.length === 1);

function fileOf({ files: [first] }: UploadFixture): File {
  return new File([first!.bytes], first!.name, { type: first!.type });
}

/** happy-dom decodes no pictures; tests/e2e checks the same forty files with a real decoder. */
function decoderFor({ isBroken }: UploadFixture) {
  return () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve());
}

test('there are forty files', () => {
  expect(uploadFixtures).toHaveLength(40);
});

test.each(single)('$title is judged $verdict', async (fixture) => {
  const verdict = await checkUpload(fileOf(fixture), decoderFor(fixture));
  expect('problem' in verdict ? verdict.problem : 'ok').toBe(fixture.verdict);
});

test('the type is read from the bytes', async () => {
  const fixture = uploadFixtures.find(({ title }) => title === 'a PNG named and declared a JPEG');
  const verdict = await checkUpload(fileOf(fixture!), decoderFor(fixture!));
  expect(verdict).toMatchObject({ type: 'image/png' });
});

test('a picture that claims too many pixels is never decoded', async () => {
  const fixture = uploadFixtures.find(({ verdict }) => verdict === 'pixels');
  let isDecoded = false;
  await checkUpload(fileOf(fixture!), () => {
    isDecoded = true;
    return Promise.resolve();
  });
  expect(isDecoded).toBe(false);
});

test('a file that cannot be read any more is unreadable', async () => {
  const gone = new File(['x'], 'gone.png', { type: 'image/png' });
  gone.arrayBuffer = () => Promise.reject(new Error('moved'));
  expect(await checkUpload(gone)).toEqual({ problem: 'unreadable' });
});
