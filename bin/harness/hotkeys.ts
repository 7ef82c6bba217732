import { emitKeypressEvents } from 'node:readline';
import type { Sandbox } from '../../sandbox/index.ts';
import type { Terminal } from './terminal.ts';

interface Key {
  name?: string;
  ctrl?: boolean;
}

interface Act {
  run(sandbox: Sandbox): Promise<unknown>;
  done: string;
}

const ACTS: ReadonlyMap<string, Act> = new Map([
  ['o', { run: (sandbox) => sandbox.addOrder(), done: 'New order placed.' }],
  ['k', { run: (sandbox) => sandbox.approveKyc(), done: 'KYC approved.' }],
  ['m', { run: (sandbox) => sandbox.pushMessage(), done: 'Push message sent.' }],
]);

/** Reads single keys until the returned function is called. In raw mode Ctrl-C is a key too. */
export function watchKeys(
  sandbox: Sandbox | null,
  terminal: Terminal,
  quit: () => void,
): () => void {
  const act = async (key: Key) => {
    if (key.name === 'q' || (key.ctrl && key.name === 'c')) return quit();
    const chosen = key.ctrl ? undefined : ACTS.get(key.name ?? '');
    if (!chosen || !sandbox) return;
    try {
      await chosen.run(sandbox);
      terminal.print(chosen.done);
    } catch (error) {
      terminal.warn(error instanceof Error ? error.message : String(error));
    }
  };
  const onKey = (_text: string | undefined, key: Key) => {
    void act(key);
  };
  emitKeypressEvents(process.stdin);
  process.stdin.setRawMode(true).resume().on('keypress', onKey);
  return () => {
    process.stdin.off('keypress', onKey).setRawMode(false).pause();
  };
}
