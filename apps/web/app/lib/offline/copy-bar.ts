import * as words from '#words/offline';
import { barLink, showBar } from './bar';
import { seenTime } from './seen-time';

let bar: HTMLElement | undefined;

/** Says that the page is a copy, and from when. */
export function showCopyBar(seenAt: Date): void {
  hideCopyBar();
  bar = showBar(
    words.offlineCopy(seenTime(seenAt, new Date())),
    barLink(words.loadAgain, location.href),
  );
}

export function hideCopyBar(): void {
  bar?.remove();
  bar = undefined;
}
