import { atom } from 'jotai';
import { hasNativeShell } from '../../device/hasNativeShell';

/** Speaks texts, one at a time. */
export interface Speech {
  /**
   * Speaks a text in place of the one that is being spoken. Resolves once the device speaks. Rejects if it does not; the
   * message is the reason of the app, or `''`.
   */
  say(text: string, lang: string): Promise<void>;
  stop(): void;
  /** Safari speaks without a gesture only after it has spoken in one. Call it in a gesture. */
  prime(): void;
  /** Whether there is a voice for the language; `null` while nobody knows, as in an app. */
  hasVoice(lang: string): boolean | null;
  /** Calls `onChange` when the browser has loaded its voices. */
  subscribe(onChange: () => void): () => void;
}

/** A device that has not begun to speak by then does not speak. */
const START_MS = 5_000;
/** Chromium can lose the end of a text, and then speaks no other. */
const LONGEST_MS = 15_000;

/** One for each portal; `null` if this device cannot speak. */
export const speechAtom = atom(() => createSpeech());

/** The app of a WebView comes first: that of Android has no speech of its own. */
export function createSpeech(): Speech | null {
  const app = appSpeech();
  if (app) return app;
  const { speechSynthesis: synth } = window as { speechSynthesis?: SpeechSynthesis };
  return synth && 'SpeechSynthesisUtterance' in window ? browserSpeech(synth) : null;
}

/** A text that is being spoken. */
interface Turn {
  begin(): void;
  end(): void;
  fail(reason?: string): void;
}

/** Ends a text with the next one, or by `cut` if it does not begin or end in time (c121). */
function createTurns(cut: () => void) {
  let current: Turn | null = null;

  function stop(): void {
    if (!current) return;
    current.end();
    cut();
  }

  return {
    isFree: () => !current,
    stop,
    open: (speak: (turn: Turn) => void) =>
      new Promise<void>((resolve, reject) => {
        current?.end();
        let timer = setTimeout(() => {
          reject(new Error());
          stop();
        }, START_MS);
        const turn: Turn = {
          begin() {
            if (current !== turn) return;
            clearTimeout(timer);
            timer = setTimeout(stop, LONGEST_MS);
            resolve();
          },
          end() {
            clearTimeout(timer);
            if (current === turn) current = null;
            resolve();
          },
          // Cuts nothing: what is spoken now can be a text of another portal or of the page.
          fail(reason) {
            reject(new Error(reason));
            turn.end();
          },
        };
        current = turn;
        speak(turn);
      }),
  };
}

type Say = (text: string, lang: string) => unknown;

function appSpeech(): Speech | null {
  const { vendorPortalShell: shell } = window as { vendorPortalShell?: { speak?: Say } };
  if (!shell || !hasNativeShell() || typeof shell.speak !== 'function') return null;
  let spoken = '';
  const send = async (text: string, lang: string) => shell.speak?.(text, lang);
  const turns = createTurns(() => void send('', spoken).catch(() => {}));
  return {
    say(text, lang) {
      spoken = lang;
      return turns.open(({ begin, fail }) => {
        send(text, lang).then(
          (failure) => (typeof failure === 'string' && failure ? fail(failure) : begin()),
          (cause) => fail(reasonOf(cause)),
        );
      });
    },
    stop: turns.stop,
    prime() {},
    hasVoice: () => null,
    subscribe: () => () => {},
  };
}

/** An app can reject with anything. */
function reasonOf(cause: unknown): string {
  const { message = cause } = Object(cause) as { message?: unknown };
  return typeof message === 'string' ? message : '';
}

function browserSpeech(synth: SpeechSynthesis): Speech {
  /** Chromium loses the events of an utterance that nothing refers to. */
  let latest: SpeechSynthesisUtterance;
  const turns = createTurns(() => synth.cancel());

  return {
    async say(text, lang) {
      const voices = synth.getVoices();
      const voice = voiceOf(voices, lang);
      // Without a list, the device chooses the voice by the language.
      if (!voice && voices.length > 0) throw new Error();
      await turns.open(({ begin, end, fail }) => {
        // Also what the page speaks, because a text that never ends would hold up this one.
        if (synth.speaking || synth.pending) synth.cancel();
        latest = new SpeechSynthesisUtterance(text);
        latest.lang = voice?.lang ?? lang;
        latest.voice = voice ?? null;
        latest.onstart = begin;
        latest.onend = end;
        latest.onerror = () => fail();
        synth.speak(latest);
      });
    },
    stop: turns.stop,
    prime() {
      if (turns.isFree()) synth.speak(new SpeechSynthesisUtterance(''));
    },
    hasVoice(lang) {
      const voices = synth.getVoices();
      return voices.length > 0 ? voiceOf(voices, lang) !== undefined : null;
    },
    subscribe(onChange) {
      // Older versions of Safari have all voices at once, and no events.
      synth.addEventListener?.('voiceschanged', onChange);
      return () => synth.removeEventListener?.('voiceschanged', onChange);
    },
  };
}

/** The voice of a language: of its country if there is one, and rather one that needs no network. */
function voiceOf(voices: readonly SpeechSynthesisVoice[], lang: string) {
  // Android writes `ta_IN`.
  const tagOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase();
  const tag = lang.toLowerCase();
  const rank = (voice: SpeechSynthesisVoice) =>
    (tagOf(voice) === tag ? 2 : 0) + (voice.localService ? 1 : 0);
  return voices
    .filter((voice) => tagOf(voice).split('-')[0] === tag.split('-')[0])
    .toSorted((one, other) => rank(other) - rank(one))[0];
}
