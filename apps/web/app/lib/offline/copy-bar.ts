import * as words from '#words/offline';
import { barLink, showBar } from './bar';
import { seenTime } from './seen-time';

let bar: HTMLElement | undefined;

/** Says that the page is a copy, why, and from when. */
export function showCopyBar(seenAt: Date, isServerAway: boolean): void {
  hideCopyBar();
  const sentenceOf = isServerAway ? words.serverAwayCopy : words.offlineCopy;
  bar = showBar(sentenceOf(seenTime(seenAt, new Date())), barLink(words.loadAgain, location.href));
}

export function hideCopyBar(): void {
  bar?.remove();
  bar = undefined;
}
