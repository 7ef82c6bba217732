import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiRefusal, Cancelled, NetworkFailure } from '../api/errors';
import { useCheckedWrite } from './useCheckedWrite';

function openWrite(failure?: Error, holds: () => Promise<boolean> = async () => false) {
  const { result } = renderHook(() => useCheckedWrite());
  const write = {
    send: vi.fn(() => (failure ? Promise.reject(failure) : Promise.resolve('done'))),
    wasApplied: vi.fn(holds),
    onDone: vi.fn(),
    onFailed: vi.fn(() => 'why'),
    onCancelled: vi.fn(() => 'called off'),
  };
  const run = (times = 1) =>
    act(async () => {
      await Promise.all(Array.from({ length: times }, () => result.current.run(write)));
    });
  return { ...write, run, state: () => result.current };
}

test('a write is sent once, however often it is asked for', async () => {
  const { run, send, onDone, state } = openWrite();
  await run(10);
  expect([send.mock.calls.length, onDone.mock.calls]).toEqual([1, [['done']]]);
  expect(state()).toMatchObject({ isBusy: false, problem: undefined });
  await run();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a refusal is a failure, and nobody looks twice', async () => {
  const { run, wasApplied, onDone, state } = openWrite(new ApiRefusal(400, ''));
  await run();
  expect([wasApplied.mock.calls.length, onDone.mock.calls.length]).toEqual([0, 0]);
  expect(state().problem).toBe('why');
});

test('a lost answer is looked up before it is called a failure', async () => {
  const applied = openWrite(new NetworkFailure('timeout'), async () => true);
  await applied.run();
  expect([applied.onDone.mock.calls, applied.state().problem]).toEqual([[[null]], undefined]);
  const lost = openWrite(new NetworkFailure('timeout'), () => Promise.reject(new Error('no')));
  await lost.run();
  expect([lost.onDone.mock.calls.length, lost.state().problem]).toEqual([0, 'why']);
});

test('a write that was called off is no failure', async () => {
  const { run, onFailed, state } = openWrite(new Cancelled());
  await run();
  expect([onFailed.mock.calls.length, state().problem]).toEqual([0, 'called off']);
});
