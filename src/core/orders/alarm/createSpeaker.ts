import { createEmitter } from '../../createEmitter';

interface Note {
  /** Frequency in Hz. */
  pitch: number;
  /** Seconds from the start of the tune. */
  at: number;
  seconds: number;
}

export interface Tune {
  notes: readonly Note[];
  /** On and off times, in ms. */
  vibration: readonly number[];
}

export const NEW_ORDER_TUNE: Tune = {
  notes: [
    { pitch: 880, at: 0, seconds: 0.16 },
    { pitch: 1175, at: 0.18, seconds: 0.22 },
    { pitch: 880, at: 0.6, seconds: 0.16 },
    { pitch: 1175, at: 0.78, seconds: 0.22 },
  ],
  vibration: [300, 150, 300],
};

/** `closed`: not opened yet. `blocked`: needs a user gesture. `silent`: no audio support. */
export type SpeakerState = 'closed' | 'blocked' | 'ready' | 'silent';

/** Synthesizes its tunes, because loading a file could violate the host's CSP. */
export interface Speaker {
  getState(): SpeakerState;
  subscribe(onChange: () => void): () => void;
  /** Browsers allow sound only if this is called in a user gesture. */
  open(): void;
  /** Stops the current tune and plays another. */
  play(tune: Tune): void;
  hush(): void;
  close(): void;
}

const LOUDNESS = 0.35;
/** In seconds. Without a fade a click can be heard. */
const FADE = 0.02;

export function createSpeaker(): Speaker {
  const { subscribe, emit } = createEmitter();
  let context: AudioContext | null = null;
  let isSilent = false;
  let playing: OscillatorNode[] = [];

  function hush(): void {
    for (const oscillator of playing) oscillator.stop();
    playing = [];
  }

  function getState(): SpeakerState {
    if (isSilent) return 'silent';
    if (!context) return 'closed';
    return context.state === 'running' ? 'ready' : 'blocked';
  }

  return {
    getState,
    subscribe,
    open() {
      if (!context && !isSilent) {
        context = openContext();
        isSilent = !context;
        context?.addEventListener('statechange', emit);
      }
      // Rejects, or never settles, without a user gesture.
      context?.resume().catch(() => {});
      emit();
    },
    play({ notes, vibration }) {
      if (!context || getState() !== 'ready') return;
      hush();
      const begin = context.currentTime + FADE;
      const audio = context;
      playing = notes.map(({ pitch, at, seconds }) =>
        playNote(audio, { pitch, at: begin + at, seconds }),
      );
      vibrate(vibration);
    },
    hush,
    close() {
      hush();
      context?.removeEventListener('statechange', emit);
      void context?.close().catch(() => {});
      context = null;
      emit();
    },
  };
}

function openContext(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

function playNote(
  context: AudioContext,
  { pitch, at, seconds }: { pitch: number; at: number; seconds: number },
): OscillatorNode {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  const end = at + seconds;
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS, at + FADE);
  gain.gain.setValueAtTime(LOUDNESS, end - FADE);
  gain.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(end);
  return oscillator;
}

function vibrate(pattern: readonly number[]): void {
  // Safari does not support vibration, and some frames block it.
  if ('vibrate' in navigator) navigator.vibrate([...pattern]);
}
