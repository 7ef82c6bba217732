/** What a page measures by itself: its own clock knows nothing of the time that the driver takes. */
export interface PageClock {
  /** Until a frame in which this is true has been painted; in ms since the navigation. */
  until(isDone: () => boolean): Promise<number>;
  /** From an act until what it leads to has been painted, in ms. */
  timed(act: () => void, isDone: () => boolean): Promise<number>;
  /** From an act until the last frame of what it changed has been painted, in ms. */
  answered(act: () => void): Promise<number>;
  /** The durations of the tasks over 50 ms that began after this moment. */
  tasksSince(start: number): number[];
  /** The number behind the name of a tab. */
  tabCount(name: string): number;
  isOnTab(name: string): boolean;
  /** The cards reach the lower edge of the window, which is all that a person can see. */
  areCardsInView(): boolean;
  hasCard(heading: string): boolean;
  buttonOf(card: Element | undefined, name: string): HTMLElement | undefined;
  type(text: string): void;
  choose(value: string): void;
}

declare global {
  interface Window {
    bench: PageClock;
    /** What `watch` waits for. */
    opened: Promise<number>;
  }
}

/** Runs in the page, before anything of it; it can use nothing of this file. */
export function installClock(): void {
  // No change for so many frames is an answer; less than the 300 ms after which a search asks the server.
  const quietFrames = 10;
  const longestWaitMs = 120_000;
  const tasks: PerformanceEntry[] = [];
  performance.setResourceTimingBufferSize(2_000);
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
  }).observe({ type: 'longtask', buffered: true });

  const afterPaint = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', then, { once: true });
    port1.start();
    port2.postMessage(null);
  };
  const until = (isDone: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const end = performance.now() + longestWaitMs;
      const look = () => {
        if (isDone()) afterPaint(() => resolve(performance.now()));
        else if (performance.now() < end) requestAnimationFrame(look);
        else reject(new Error(`Not painted in ${longestWaitMs} ms: ${isDone.toString()}`));
      };
      requestAnimationFrame(look);
    });
  const cards = document.getElementsByTagName('article');
  const tabs = () => [...document.querySelectorAll('[role="tab"]')];
  const tab = (name: string) => tabs().find(({ textContent }) => textContent.startsWith(name));
  const setValue = (element: HTMLElement, value: string) => {
    const prototype = Object.getPrototypeOf(element) as object;
    // Past React's own setter, which would take the value for known.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  };

  window.bench = {
    until,
    async timed(act, isDone) {
      const start = performance.now();
      act();
      return (await until(isDone)) - start;
    },
    async answered(act) {
      let isChanged = true;
      const observer = new MutationObserver(() => {
        isChanged = true;
      });
      const all = { subtree: true, childList: true, characterData: true, attributes: true };
      observer.observe(document.body, all);
      const start = performance.now();
      act();
      let answered = 0;
      for (let quiet = 0; quiet < quietFrames; quiet += 1) {
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => afterPaint(resolve));
        });
        if (!isChanged) continue;
        answered = performance.now() - start;
        isChanged = false;
        quiet = -1;
      }
      observer.disconnect();
      return answered;
    },
    tasksSince: (start) =>
      tasks.filter(({ startTime }) => startTime >= start).map(({ duration }) => duration),
    tabCount: (name) => Number(tab(name)?.textContent.replaceAll(/\D/g, '')),
    isOnTab: (name) => tab(name)?.ariaSelected === 'true',
    areCardsInView() {
      const last = cards[cards.length - 1];
      return last !== undefined && last.getBoundingClientRect().bottom >= window.innerHeight;
    },
    hasCard: (heading) =>
      [...document.querySelectorAll('article h3')].some(
        ({ textContent }) => textContent === heading,
      ),
    buttonOf: (card, name) =>
      [...(card?.getElementsByTagName('button') ?? [])].find(
        (button) => button.textContent === name,
      ),
    type(text) {
      const search = document.querySelector<HTMLElement>('input[type="search"]');
      if (!search) throw new Error('There is no search');
      setValue(search, text);
      search.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    choose(value) {
      const select = [...document.getElementsByTagName('select')].find((element) =>
        [...element.options].some(({ text }) => text === value),
      );
      if (!select) throw new Error(`There is no choice of ${value}`);
      setValue(select, value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}
