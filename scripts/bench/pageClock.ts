/** Measures times inside the page, so that they do not include the latency of the driver. */
export interface PageClock {
  /** Ms from the navigation to the first painted frame in which `isDone` is true. */
  until(isDone: () => boolean): Promise<number>;
  /** Ms from an action to the painted result. */
  timed(act: () => void, isDone: () => boolean): Promise<number>;
  /** Ms from an action to the last painted frame of its changes; some unchanged frames end the measurement. */
  answered(act: () => void, quietFrames: number): Promise<number>;
  /** Durations of tasks over 50 ms that started after this time. */
  tasksSince(start: number): number[];
  /** The count in the label of a tab. */
  tabCount(name: string): number;
  isOnTab(name: string): boolean;
  /** Whether cards fill the window. */
  areCardsInView(): boolean;
  hasCard(heading: string): boolean;
  buttonOf(card: Element | undefined, name: string): HTMLElement | undefined;
  type(text: string): void;
  choose(label: string): void;
}

declare global {
  interface Window {
    bench: PageClock;
    /** The result of `until` that `open` waits for. */
    opened: Promise<number>;
  }
}

/** Runs in the page before its scripts, so it must not use anything else from this module. */
export function installClock(): void {
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
    // Bypass React's setter, which would ignore the value as unchanged.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  };

  window.bench = {
    until,
    async timed(act, isDone) {
      const start = performance.now();
      act();
      return (await until(isDone)) - start;
    },
    async answered(act, quietFrames) {
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
    choose(label) {
      const options = [...document.getElementsByTagName('option')];
      const option = options.find(({ text }) => text === label);
      const select = option?.closest('select');
      if (!option || !select) throw new Error(`There is no choice of ${label}`);
      setValue(select, option.value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}
