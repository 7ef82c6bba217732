import { type Figures, type Measurement, readTasks, timeUntil, watchTasks } from './measure.ts';

/** Milliseconds of a task that a person does not feel. */
const UNFELT = 50;

export const signIn: Measurement = {
  name: 'Sign-in, mounted',
  async run({ page, server, contestant }): Promise<Figures> {
    await watchTasks(page);
    const address = contestant === 'portal' ? '/login' : `/floor/${contestant}SignIn`;
    // Another name of this machine: its storage holds no session.
    const url = server.url.replace('localhost', '127.0.0.1');
    await page.goto(`${url}${address}`, { waitUntil: 'commit' });
    const mounted = await timeUntil(page, 'document.querySelector("form input[type=tel]")');
    const tasks = await readTasks(page);
    const blocking = tasks.reduce((sum, task) => sum + Math.max(0, task - UNFELT), 0);
    return { mounted, 'blocking time': blocking };
  },
};
