import { addMissing } from './define.ts';

/** Reports nothing, because nothing has a size. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Reports every element as visible, so that a list renders its next part. */
class EverythingVisible implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #observed = new Set<Element>();

  constructor(private readonly onChange: IntersectionObserverCallback) {}

  observe(target: Element): void {
    this.#observed.add(target);
    setTimeout(() => {
      if (!this.#observed.has(target)) return;
      const entry = { target, isIntersecting: true, intersectionRatio: 1 };
      this.onChange([entry as IntersectionObserverEntry], this);
    });
  }

  unobserve(target: Element): void {
    this.#observed.delete(target);
  }

  disconnect(): void {
    this.#observed.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

export function addObservers(): void {
  addMissing(window, {
    ResizeObserver: NoResizeObserver,
    IntersectionObserver: EverythingVisible,
  });
}
