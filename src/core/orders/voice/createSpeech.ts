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

type Say = (text: string, lang: string) => unknown;

function appSpeech(): Speech | null {
  const { vendorPortalShell: shell } = window as { vendorPortalShell?: { speak?: Say } };
  if (!shell || !hasNativeShell() || typeof shell.speak !== 'function') return null;
  let spoken = '';
  const send = async (text: string, lang: string) => {
    const failure = await shell.speak?.(text, lang);
    if (typeof failure === 'string' && failure) throw new Error(failure);
  };
  return {
    say(text, lang) {
      spoken = lang;
      return send(text, lang);
    },
    stop() {
      if (spoken) send('', spoken).catch(() => {});
      spoken = '';
    },
    prime() {},
    hasVoice: () => null,
    subscribe: () => () => {},
  };
}

function browserSpeech(synth: SpeechSynthesis): Speech {
  /** Chromium loses the events of an utterance that nothing refers to. */
  let current: { utterance: SpeechSynthesisUtterance; end(): void } | null = null;

  function stop(): void {
    if (!current) return;
    current.end();
    synth.cancel();
  }

  return {
    say: (text, lang) =>
      new Promise((resolve, reject) => {
        const voices = synth.getVoices();
        const voice = voiceOf(voices, lang);
        // Without a list, the device chooses the voice by the language.
        if (!voice && voices.length > 0) return reject(new Error());
        current?.end();
        // Also what the page speaks, because a text that never ends would hold up this one.
        if (synth.speaking || synth.pending) synth.cancel();
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.lang = voice?.lang ?? lang;
        utterance.voice = voice ?? null;
        const end = () => {
          clearTimeout(timer);
          if (current?.utterance === utterance) current = null;
          resolve();
        };
        const fail = () => {
          reject(new Error());
          stop();
        };
        let timer = setTimeout(fail, START_MS);
        utterance.onstart = () => {
          clearTimeout(timer);
          timer = setTimeout(stop, LONGEST_MS);
          resolve();
        };
        utterance.onend = end;
        utterance.onerror = () => {
          if (current?.utterance === utterance) fail();
        };
        current = { utterance, end };
        synth.speak(utterance);
      }),
    stop,
    prime() {
      if (!current) synth.speak(new SpeechSynthesisUtterance(''));
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
