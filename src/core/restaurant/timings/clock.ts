import { toDate, toIso } from '../../format/formats';
import { createZone } from '../../format/zone';
import type { Clock } from './types';

const PLAIN = /^(\d{1,2}):(\d{2})(:\d{2})?$/;
const HALVES = /^(\d{1,2}):(\d{2})(:\d{2})?( ?)([ap])(\.?)m\.?$/i;
const ISO = /^\d{4}-\d{2}-\d{2}T(\d{2}):(\d{2})/;
const MINUTE = 60_000;

/** Reads a time in any supported format (b63); returns `''` for anything else. */
export function readClock(raw: string, timeZone: string): Clock {
  const value = raw.trim();
  const [, hour = '', minute = ''] = PLAIN.exec(value) ?? [];
  if (hour) return toClock(Number(hour), Number(minute));
  const half = HALVES.exec(value);
  if (half) return readHalf(half);
  return ISO.test(value) ? readIso(value, timeZone) : '';
}

/** Writes a time in the format of `sample`, or as `HH:mm` without a sample. */
export function writeClock(clock: Clock, sample: string, timeZone: string): string {
  const value = sample.trim();
  const [, , , seconds] = PLAIN.exec(value) ?? [];
  if (seconds) return `${clock}:00`;
  const half = HALVES.exec(value);
  if (half) return writeHalf(clock, half);
  return ISO.test(value) ? writeIso(clock, value, timeZone) : clock;
}

export function toMinutes(clock: Clock): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

function toClock(hour: number, minute: number): Clock {
  if (hour > 23 || minute > 59) return '';
  return `${pad(hour)}:${pad(minute)}`;
}

function readHalf([, hour = '', minute = '', , , half = '']: RegExpExecArray): Clock {
  const twelve = Number(hour);
  if (twelve < 1 || twelve > 12) return '';
  return toClock((twelve % 12) + (half.toLowerCase() === 'p' ? 12 : 0), Number(minute));
}

function writeHalf(clock: Clock, sample: RegExpExecArray): string {
  const [, sampleHour = '', , seconds, gap = '', half = '', dot = ''] = sample;
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const twelve = String(hour % 12 || 12);
  const isPadded = sampleHour.startsWith('0');
  const isSmall = half === half.toLowerCase();
  const name = `${hour < 12 ? 'a' : 'p'}${dot}m${dot}`;
  return [
    `${isPadded ? twelve.padStart(2, '0') : twelve}:${pad(minute)}`,
    `${seconds ? ':00' : ''}${gap}${isSmall ? name : name.toUpperCase()}`,
  ].join('');
}

/**
 * A UTC timestamp is converted to the portal's time zone; other timestamps are read as local time.
 */
function readIso(value: string, timeZone: string): Clock {
  const [, hour = '', minute = ''] = ISO.exec(value) ?? [];
  const moment = value.endsWith('Z') ? toDate(value) : null;
  if (!moment) return toClock(Number(hour), Number(minute));
  return createZone(timeZone).iso(moment).slice(11, 16);
}

function writeIso(clock: Clock, sample: string, timeZone: string): string {
  const moment = sample.endsWith('Z') ? toDate(sample) : null;
  if (!moment) return sample.replace(/T\d{2}:\d{2}/, `T${clock}`);
  const shift = toMinutes(clock) - toMinutes(readIso(sample, timeZone));
  return toIso(moment.getTime() + shift * MINUTE);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
