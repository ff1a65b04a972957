import { type KnownCode, readCode } from '@namma/contract/codes/scans';

/**
 * Distinguishes the keys of a scanner from those of a person (D81). A scanner is a keyboard: it presses a key every 5 to
 * 50 ms and then Enter or Tab, wherever the focus is; the fastest people press twelve keys a second. Pure: takes keys with
 * their times, and returns what to do with them.
 */

/** A field as it was before a key was pressed. `Field` is the element, which is never looked into here. */
export interface Snapshot<Field> {
  field: Field;
  value: string;
  /** The selection; null where the field has none, such as a list of options. */
  start: number | null;
  end: number | null;
}

export interface Press<Field> {
  /** In milliseconds, by a clock that never goes back. */
  at: number;
  /** Character of the keyboard layout, or the name of the key. */
  key: string;
  /** Character that a US keyboard writes with this key, if known. */
  usKey: string | undefined;
  /** With Ctrl, Alt or Meta. */
  isChord: boolean;
  /** Held down: no scanner does that. */
  isRepeat: boolean;
  /** Field that receives the key. Undefined for a button, a link or nothing. */
  into: Snapshot<Field> | undefined;
}

/** A scan, once it has ended. */
export interface Scan<Field> {
  /** The text on a US keyboard if only that is a known code; otherwise the text as typed. */
  text: string;
  code: KnownCode | undefined;
  /** The fields that it was typed into, as they were before its first key. */
  fields: Snapshot<Field>[];
}

type Typed<Field> = Pick<Press<Field>, 'at' | 'key' | 'usKey' | 'into'>;

export interface Wedge<Field> {
  /** The characters since the last pause. */
  typed: readonly Typed<Field>[];
  /** When the last scan ended: a second suffix may follow. */
  endedAt: number;
}

export interface Step<Field> {
  wedge: Wedge<Field>;
  /** The key is the end of a scan or part of one: it presses nothing. */
  isStopped: boolean;
  scan?: Scan<Field>;
}

/** Longer between two keys, and they belong to different texts. A scan without a suffix ends after it. */
export const PAUSE_MILLISECONDS = 300;
/** The longest time between two keys of a scan that is not a known code. */
const GAP_MOST_MILLISECONDS = 80;
/** The usual time between two keys of a scan is at most this; people need 80 at least. */
const GAP_USUAL_MILLISECONDS = 66;
/** A pause this long separates two texts. */
const SCAN_AFTER_MILLISECONDS = 150;
/** The longest time between the last character and the suffix, or between two suffixes. */
const SUFFIX_MILLISECONDS = 150;
/** The number of characters kept, enough for a long QR code. */
const CHARACTERS_MOST = 600;
/** Shorter texts are never treated as a scan. */
const SCAN_LEAST_CHARACTERS = 6;

export const restingWedge = <Field>(): Wedge<Field> => ({ typed: [], endedAt: Number.NEGATIVE_INFINITY });

const modifiers = new Set(['Shift', 'CapsLock', 'Control', 'Alt', 'AltGraph', 'Meta', 'NumLock', 'Fn']);
const suffixes = new Set(['Enter', 'Tab']);
/** A scanner sends control characters as Ctrl with a key: line feed, carriage return, tab, and the separator of GS1 codes. */
const suffixChords = new Set(['j', 'm', 'i']);
const separatorChords = new Set([']', '^', '\\']);

/** A key was pressed. Ask before the browser acts on it. */
export function pressKey<Field>(wedge: Wedge<Field>, press: Press<Field>): Step<Field> {
  if (modifiers.has(press.key)) return { wedge, isStopped: false };
  const sinceTyped = press.at - (wedge.typed.at(-1)?.at ?? Number.NEGATIVE_INFINITY);
  if (press.isChord) {
    const isFast = Math.min(sinceTyped, press.at - wedge.endedAt) <= GAP_MOST_MILLISECONDS;
    const key = (press.usKey ?? press.key).toLowerCase();
    if (isFast && separatorChords.has(key)) return { wedge, isStopped: true };
    if (isFast && suffixChords.has(key)) return pressSuffix(wedge, press);
    return { wedge: restingWedge(), isStopped: false };
  }
  if (suffixes.has(press.key)) return pressSuffix(wedge, press);
  const isCharacter = [...press.key].length === 1 || press.usKey !== undefined;
  if (!isCharacter || press.isRepeat) return { wedge: restingWedge(), isStopped: false };
  const { at, key, usKey, into } = press;
  const before = sinceTyped > PAUSE_MILLISECONDS ? [] : wedge.typed.slice(-CHARACTERS_MOST);
  // Space presses a button.
  const isStopped = key === ' ' && into === undefined && sinceTyped <= GAP_MOST_MILLISECONDS;
  return { wedge: { ...restingWedge(), typed: [...before, { at, key, usKey, into }] }, isStopped };
}

function pressSuffix<Field>(wedge: Wedge<Field>, { at, isRepeat }: Press<Field>): Step<Field> {
  const scan = isRepeat ? undefined : findScan(wedge.typed, at, true);
  if (scan) return { wedge: { typed: [], endedAt: at }, isStopped: true, scan };
  const isSecondSuffix = !isRepeat && wedge.typed.length === 0 && at - wedge.endedAt <= SUFFIX_MILLISECONDS;
  // No scanner sends a third: somebody who presses Tab again and again has to get on.
  return { wedge: restingWedge(), isStopped: isSecondSuffix };
}

/**
 * Called after `PAUSE_MILLISECONDS` without a key: one of our codes without a suffix is a scan too. Other characters stay,
 * because a busy computer may report the next key late: the times of the keys decide if they belong together.
 */
export function pause<Field>(wedge: Wedge<Field>, at: number): Step<Field> {
  const scan = findScan(wedge.typed, at, false);
  const isOwn = scan?.code && scan.code.kind !== 'phone' && scan.code.kind !== 'barcode';
  if (!isOwn) return { wedge, isStopped: false };
  return { wedge: { typed: [], endedAt: at }, isStopped: false, scan };
}

function findScan<Field>(
  typed: readonly Typed<Field>[],
  at: number,
  hasSuffix: boolean,
): Scan<Field> | undefined {
  const last = typed.at(-1);
  if (!last || (hasSuffix && at - last.at > SUFFIX_MILLISECONDS)) return undefined;
  // A scanner stumbles at times, and somebody may have typed right before it.
  const slow = gapsOf(typed).filter((gap) => gap > GAP_MOST_MILLISECONDS);
  const isOneScan = slow.length <= 1 && isFast(typed, PAUSE_MILLISECONDS);
  for (const from of startsOf(typed)) {
    if (isOneScan && from > 1) break;
    const part = typed.slice(from);
    const scan = isFast(part, PAUSE_MILLISECONDS) ? toScan(part) : undefined;
    if (scan?.code) return scan;
  }
  if (!hasSuffix) return undefined;
  if (isOneScan) return toScan(typed);
  const run = typed.slice(gapsOf(typed).findLastIndex((gap) => gap >= SCAN_AFTER_MILLISECONDS) + 1);
  return isFast(run, GAP_MOST_MILLISECONDS) ? toScan(run) : undefined;
}

const gapsOf = (typed: readonly { at: number }[]): number[] =>
  typed.slice(1).map(({ at }, before) => at - (typed[before]?.at ?? at));

/** Positions where a scan may start: the first key, and each key slower than most of the following ones. */
function startsOf(typed: readonly { at: number }[]): number[] {
  const gaps = gapsOf(typed);
  const usual = medianOf(gaps);
  return [0, ...gaps.flatMap((gap, before) => (gap > usual * 1.5 ? [before + 1] : []))];
}

function isFast(typed: readonly { at: number }[], gapMost: number): boolean {
  const gaps = gapsOf(typed);
  return (
    typed.length >= SCAN_LEAST_CHARACTERS &&
    gaps.every((gap) => gap <= gapMost) &&
    medianOf(gaps) <= GAP_USUAL_MILLISECONDS
  );
}

const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function toScan<Field>(typed: readonly Typed<Field>[]): Scan<Field> {
  const isWritten = typed.every(({ key }) => [...key].length === 1);
  const written = typed.map(({ key }) => key).join('');
  const byUsKeys = typed.map(({ usKey, key }) => usKey ?? key).join('');
  const writtenCode = isWritten ? readCode(written) : undefined;
  const code = writtenCode ?? readCode(byUsKeys);
  const text = writtenCode || (!code && isWritten) ? written : byUsKeys;
  return { text, code, fields: firstOfEach(typed) };
}

function firstOfEach<Field>(typed: readonly Typed<Field>[]): Snapshot<Field>[] {
  const first = new Map<Field, Snapshot<Field>>();
  for (const { into } of typed) if (into && !first.has(into.field)) first.set(into.field, into);
  return [...first.values()];
}
