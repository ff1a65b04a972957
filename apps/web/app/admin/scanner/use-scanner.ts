import { readCode } from '@namma/contract/codes/scans';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { usKeyAt } from './us-keys';
import {
  PAUSE_MILLISECONDS,
  pause,
  pressKey,
  restingWedge,
  type Scan,
  type Snapshot,
  type Wedge,
} from './wedge';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type FieldScan = Scan<Field>;

/**
 * Outcome of a scan: `take` removes it from the fields where it was typed, `leave` keeps it there, and `pass` also forwards its
 * suffix as a key press.
 */
export type ScanOutcome = 'take' | 'leave' | 'pass';
type Handler = (scan: FieldScan) => ScanOutcome;

const handlers: { current: Handler }[] = [];
const fallbacks: { current: Handler }[] = [];

/**
 * Calls `onScan` for each scan on the page while this screen is shown. Only the screen that was opened last gets it; one
 * with `isFallback` only if there is no other.
 */
export function useScanner(onScan: Handler, isFallback = false): void {
  const latest = useRef(onScan);
  useLayoutEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    const list = isFallback ? fallbacks : handlers;
    list.push(latest);
    const stop = listen();
    return () => {
      list.splice(list.indexOf(latest), 1);
      stop();
    };
  }, [isFallback]);
}

/** Hands a code from the camera to the screen, as if a scanner had typed it while no field has the focus. */
export function handleCode(text: string): void {
  handle({ text, code: readCode(text), fields: [] });
}

let listening: { count: number; end: () => void } | undefined;

/** Listens once, however many screens want to know. */
function listen(): () => void {
  listening ??= { count: 0, end: startListening() };
  listening.count += 1;
  return () => {
    if (!listening) return;
    listening.count -= 1;
    if (listening.count > 0) return;
    listening.end();
    listening = undefined;
  };
}

function startListening(): () => void {
  let wedge: Wedge<Field> = restingWedge();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new AbortController();
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey, shiftKey, code, repeat: isRepeat, timeStamp: at } = event;
    clearTimeout(timer);
    const step = pressKey(wedge, {
      at,
      key,
      isRepeat,
      usKey: usKeyAt(code, shiftKey),
      isChord: (ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph'),
      into: snapshotOf(document.activeElement),
    });
    wedge = step.wedge;
    const isPassed = step.scan !== undefined && handle(step.scan) === 'pass';
    if (step.isStopped && !isPassed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (wedge.typed.length > 0)
      timer = setTimeout(() => onPause(at + PAUSE_MILLISECONDS), PAUSE_MILLISECONDS);
  };
  const onPause = (at: number): void => {
    const step = pause(wedge, at);
    wedge = step.wedge;
    if (step.scan) handle(step.scan);
  };
  document.addEventListener('keydown', onKeyDown, { capture: true, signal: listeners.signal });
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}

function handle(scan: FieldScan): ScanOutcome {
  const outcome = (handlers.at(-1) ?? fallbacks.at(-1))?.current(scan) ?? 'pass';
  if (outcome === 'take') for (const before of scan.fields) restore(before);
  return outcome;
}

const hasSelection = new Set(['text', 'search', 'tel', 'url', 'password']);

function snapshotOf(element: Element | null): Snapshot<Field> | undefined {
  if (element instanceof HTMLSelectElement)
    return { field: element, value: element.value, start: null, end: null };
  const isText = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  if (!isText || isButton(element)) return undefined;
  const canSelect = element instanceof HTMLTextAreaElement || hasSelection.has(element.type);
  return {
    field: element,
    value: element.value,
    start: canSelect ? element.selectionStart : null,
    end: canSelect ? element.selectionEnd : null,
  };
}

const buttonTypes = new Set([
  'button',
  'submit',
  'reset',
  'checkbox',
  'radio',
  'file',
  'image',
  'range',
  'color',
]);
const isButton = (element: HTMLInputElement | HTMLTextAreaElement): boolean => buttonTypes.has(element.type);

/** Writes what stood in a field before, as if somebody had typed it: React hears of it too. */
function restore({ field, value, start, end }: Snapshot<Field>): void {
  if (!field.isConnected) return;
  if (field.value !== value) {
    writeValue(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
  if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end);
}

/** By the browser's own setter: React replaces the one of the element, and would not notice the change. */
function writeValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}
