import { SHAKES, type Tune, TUNES } from './tones';

/**
 * `closed`: not asked for yet. `blocked`: the browser waits for a click or a key. `silent`: it has
 * no sound to give.
 */
export type SpeakerState = 'closed' | 'blocked' | 'ready' | 'silent';

/** Plays synthesised tunes: no file is fetched, so that no policy of a host can be in the way. */
export interface Speaker {
  getState(): SpeakerState;
  subscribe(onChange: () => void): () => void;
  /** Asks for sound; inside a click or a key the browser grants it. */
  open(): void;
  /** Plays a tune in place of the one that plays. */
  play(tune: Tune): void;
  hush(): void;
  close(): void;
}

const LOUDNESS = 0.35;
/** Without a short fade a loudspeaker clicks, in seconds. */
const FADE = 0.02;

export function createSpeaker(): Speaker {
  const listeners = new Set<() => void>();
  let context: AudioContext | null = null;
  let isSilent = false;
  let playing: OscillatorNode[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };

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
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    open() {
      if (!context && !isSilent) {
        context = openContext();
        isSilent = !context;
        context?.addEventListener('statechange', tell);
      }
      // Refused, or never answered, until a person does something.
      context?.resume().catch(() => {});
      tell();
    },
    play(tune) {
      if (!context || getState() !== 'ready') return;
      hush();
      const begin = context.currentTime + FADE;
      const audio = context;
      playing = TUNES[tune].map(({ pitch, at, seconds }) =>
        playNote(audio, { pitch, at: begin + at, seconds }),
      );
      shake(SHAKES[tune]);
    },
    hush,
    close() {
      hush();
      context?.removeEventListener('statechange', tell);
      void context?.close().catch(() => {});
      context = null;
      tell();
    },
  };
}

/** A browser may lack sound, or have a foreign thing of that name. */
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

function shake(pattern: number[]): void {
  // Absent on desktops and in Safari; refused in some frames.
  if ('vibrate' in navigator) navigator.vibrate(pattern);
}
