import { expect, test, vi } from 'vitest';
import { stubCaches } from '../../tests/support/fakeCaches';
import { registerShellWorker } from '.';

const SCOPE = 'https://market.example/partner/';

test('without service workers nothing happens', async () => {
  vi.stubGlobal('navigator', {});

  expect(await registerShellWorker({ scope: '/partner/' })).toBeNull();
});

test('what the page has loaded is stored, without answers of the backend and pictures', async () => {
  const { urls } = stubCaches();
  const registration = { active: {}, scope: SCOPE };
  const register = vi.fn(async () => registration);
  const getRegistration = async () => undefined;
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration } });
  const entry = (name: string, initiatorType: string) => ({ name, initiatorType });
  const entries = [
    entry('https://cdn.example/app.js', 'script'),
    entry('https://cdn.example/chunk.js', 'other'),
    entry('https://market.example/api/vendor', 'fetch'),
    entry('https://market.example/api/upload', 'xmlhttprequest'),
    entry('https://market.example/dish.jpg', 'img'),
    entry('https://market.example/data.json', 'link'),
  ];
  class Observer {
    constructor(private listener: (list: { getEntries(): object[] }) => void) {}
    observe() {
      this.listener({ getEntries: () => entries });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const types = [
    [/\.js$/, 'text/javascript'],
    [/\/partner\/$/, 'text/html'],
  ] as const;
  vi.stubGlobal('fetch', async (url: string) => {
    const [, type = 'application/json'] = types.find(([pattern]) => pattern.test(url)) ?? [];
    return new Response('x', { headers: { 'content-type': type } });
  });
  await registerShellWorker({ scope: '/partner/' });

  expect(register).toHaveBeenCalledWith(
    expect.stringMatching(/\/vendor-portal-shell-sw\.js$/),
    expect.objectContaining({ scope: expect.stringMatching(/\/partner\/$/) }),
  );
  await vi.waitFor(() =>
    expect(urls().map(([name, stored]) => [name, [...stored].sort()])).toEqual([
      [
        `vendor-portal-shell ${SCOPE}`,
        [
          'https://cdn.example/app.js',
          'https://cdn.example/chunk.js',
          'https://market.example/vendor-portal-shell',
        ],
      ],
    ]),
  );
});
