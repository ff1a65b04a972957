import * as words from '#words/offline';
import { seenTime } from './seen-time';

let bar: HTMLElement | undefined;

/**
 * Says that the page is a copy, why, and from when, in a line below the header. Outside React, because it is not part of the page
 * that the server rendered.
 */
export function showCopyBar(seenAt: Date, isServerAway: boolean): void {
  hideCopyBar();
  const shown = document.createElement('div');
  // Announced politely: the region exists before its text.
  shown.setAttribute('role', 'status');
  shown.className = 'ground-ink border-b border-(--line) text-sm';
  const header = document.querySelector('header');
  if (header) header.after(shown);
  else document.body.prepend(shown);
  const line = document.createElement('div');
  line.className = 'page-width flex flex-wrap items-center gap-x-6 py-1';
  const text = document.createElement('p');
  text.className = 'py-2';
  const sentenceOf = isServerAway ? words.serverAwayCopy : words.offlineCopy;
  text.textContent = sentenceOf(seenTime(seenAt, new Date()));
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = words.loadAgain;
  link.className = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
  line.append(text, link);
  setTimeout(() => shown.append(line));
  bar = shown;
}

export function hideCopyBar(): void {
  bar?.remove();
  bar = undefined;
}
