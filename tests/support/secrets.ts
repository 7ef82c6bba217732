import type { Page } from '@playwright/test';

/** Reads everything that code in a page can read in this browser, including caches and databases. */
export async function readBrowser(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => {
    async function readCache(name: string) {
      const cache = await caches.open(name);
      const answers = await cache.matchAll();
      const urls = (await cache.keys()).map(({ url }) => url);
      return [name, urls, await Promise.all(answers.map((answer) => answer.text()))];
    }
    function done<Result>(request: IDBRequest<Result>): Promise<Result> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
    async function readDatabase({ name = '' }: IDBDatabaseInfo) {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const rows = await Promise.all(
        stores.map((store) => done(database.transaction(store).objectStore(store).getAll())),
      );
      database.close();
      return [name, stores, rows];
    }
    return [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      window.name,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      await Promise.all((await caches.keys()).map(readCache)),
      await Promise.all((await indexedDB.databases()).map(readDatabase)),
    ];
  });
  return JSON.stringify([cookies, inPage]);
}

/** Reads the strings in a page's memory after a garbage collection, each up to 1024 characters. */
export async function readHeap(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  browser.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await browser.send('HeapProfiler.collectGarbage');
  await browser.send('HeapProfiler.takeHeapSnapshot');
  await browser.detach();
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] };
  return strings.join('\n');
}
