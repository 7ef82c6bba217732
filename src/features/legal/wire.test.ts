import { expect, test } from 'vitest';
import { toLegalTexts } from './wire';

test('the three texts keep their markup', () => {
  const wire = { terms_and_conditions: '<p>A</p>', privacy_policy: 'B', open_source_library: 'C' };
  expect(toLegalTexts(wire)).toEqual({ terms: '<p>A</p>', privacy: 'B', openSource: 'C' });
});

test('a value that is not a text is read as empty', () => {
  const wire = { terms_and_conditions: { html: '<p>' }, privacy_policy: null };
  expect(toLegalTexts(wire)).toEqual({ terms: '', privacy: '', openSource: '' });
});
