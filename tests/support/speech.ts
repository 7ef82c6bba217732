/** What a device has spoken: the text and the tag of its language. */
export type Spoken = readonly [text: string, lang: string];

export interface FakeSpeech {
  spoken: Spoken[];
  /** How often speaking was cut off. */
  cuts: number;
  /** Replaces the voices, as a browser that loads them late. */
  load(...langs: string[]): void;
}

/**
 * Replaces the speech of the browser with one that records what is spoken. It has voices for these languages. A text
 * that `hangs` begins and never ends, as Chromium can do; without `starts` it never begins.
 */
export function fakeSpeech({
  voices: first = ['en-IN'] as readonly string[],
  hangs = false,
  starts = true,
} = {}): FakeSpeech {
  const toVoices = (langs: readonly string[]) =>
    langs.map((lang) => ({ lang, name: lang, localService: true, default: false, voiceURI: lang }));
  let voices = toVoices(first);
  class Utterance {
    lang = '';
    voice: { lang: string } | null = null;
    onstart?: () => void;
    onend?: () => void;
    onerror?: () => void;
    constructor(readonly text: string) {}
  }
  const record: FakeSpeech = {
    spoken: [],
    cuts: 0,
    load(...langs) {
      voices = toVoices(langs);
      synth.dispatchEvent(new Event('voiceschanged'));
    },
  };
  class Synth extends EventTarget {
    speaking = false;
    pending = false;
    current?: Utterance | undefined;
    getVoices = () => voices;
    speak(utterance: Utterance) {
      if (!utterance.text) return;
      // As in Chromium, a text waits behind one that does not end.
      if (this.speaking) {
        this.pending = true;
        return;
      }
      record.spoken.push([utterance.text, utterance.lang]);
      this.speaking = true;
      this.current = utterance;
      queueMicrotask(() => {
        if (starts) utterance.onstart?.();
        if (starts && !hangs) this.end(utterance);
      });
    }
    end(utterance: Utterance) {
      if (this.current !== utterance) return;
      this.speaking = false;
      this.current = undefined;
      utterance.onend?.();
    }
    cancel() {
      record.cuts += 1;
      const { current } = this;
      this.speaking = false;
      this.pending = false;
      this.current = undefined;
      // Browsers send it when a later text is already there.
      queueMicrotask(() => current?.onerror?.());
    }
  }
  const synth = new Synth();
  for (const [name, value] of [
    ['speechSynthesis', synth],
    ['SpeechSynthesisUtterance', Utterance],
  ] as const) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  Object.assign(globalThis, { fakeSpeech: record });
  return record;
}

/** The browser has no speech, as the WebView of Android. */
export function noSpeech(): void {
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance']) {
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  }
}
