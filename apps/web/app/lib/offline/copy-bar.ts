import * as words from '#words/offline';
import { seenTime } from './seen-time';

let bar: HTMLElement | undefined;

/**
 * Shows below the header that the page is a copy, and from when. Outside React, because it is not part of the page that the server
 * rendered.
 */
export function showCopyBar(seenAt: Date): void {
  hideCopyBar();
  bar = document.createElement('div');
  // Announced politely: the region exists before its text.
  bar.setAttribute('role', 'status');
  bar.className = 'ground-ink border-b border-(--line) text-sm';
  const header = document.querySelector('header');
  if (header) header.after(bar);
  else document.body.prepend(bar);
  const line = document.createElement('div');
  line.className = 'page-width flex flex-wrap items-center gap-x-6 py-1';
  const text = document.createElement('p');
  text.textContent = words.offlineCopy(seenTime(seenAt, new Date()));
  const again = document.createElement('a');
  again.href = location.href;
  again.className = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
  again.textContent = words.loadAgain;
  line.append(text, again);
  const current = bar;
  setTimeout(() => current.append(line));
}

export function hideCopyBar(): void {
  bar?.remove();
  bar = undefined;
}
