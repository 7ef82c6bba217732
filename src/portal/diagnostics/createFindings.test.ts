import { expect, test, vi } from 'vitest';
import { Diagnosis } from '../../core/api/errors';
import { createFindings } from './createFindings';

const CORS = new Diagnosis('cors', 'No CORS', 'Send:', 'Access-Control-Allow-Origin: *');

test('a finding is shown once', () => {
  const onError = vi.fn();
  const onChange = vi.fn();
  const findings = createFindings(onError);
  findings.subscribe(onChange);
  findings.report(CORS);
  findings.report(new Diagnosis('cors', 'No CORS', 'Send:', 'another line'));
  expect([findings.getShown(), onError.mock.calls]).toEqual([[CORS], [[CORS]]]);

  findings.dismiss(CORS);
  findings.report(CORS);

  expect([findings.getShown(), onChange.mock.calls.length]).toEqual([[], 2]);
});

test('the host gets the kind with the line in the hint', () => {
  expect({ ...CORS, message: CORS.message }).toMatchObject({
    kind: 'cors',
    message: 'No CORS',
    hint: 'Send: Access-Control-Allow-Origin: *',
  });
});
