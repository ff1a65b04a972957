import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

// The test files of screens share a process with one window, in which React is loaded once. The changes of a file
// to the window are undone: rendered elements, storage, listeners and the address.

const listeners: (() => void)[] = [];
const originals = [window, document].map((target: Window | Document) => {
  const { addEventListener } = target;
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    addEventListener.call(target, type, listener, options);
    // React listens once for each document.
    if (type !== 'selectionchange') listeners.push(() => target.removeEventListener(type, listener, options));
  };
  return { target, addEventListener };
});

afterAll(() => {
  cleanup();
  for (const remove of listeners) remove();
  for (const { target, addEventListener } of originals) target.addEventListener = addEventListener;
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  Reflect.get(window, 'happyDOM').setURL('http://localhost:3000/');
});
