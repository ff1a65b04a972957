import * as words from '#words/offline';
import { withoutPrefix, withPrefix } from '../language';
import { signInPath } from '../sign-in-path';
import { barLink, showBar } from './bar';
import { discardUnsent, readUnsent } from './waiting';

let bar: HTMLElement | undefined;
let shown = '';

/** Says what was not sent because its member's session has ended, as long as it can still be sent. */
export async function updateUnsentBar(): Promise<void> {
  const kinds = (await readUnsent()).map(({ kind }) => kind);
  const count = (wanted: (typeof kinds)[number]) => kinds.filter((kind) => kind === wanted).length;
  const sentence =
    kinds.length > 0 ? words.notSent(count('quantity'), count('address'), count('contact')) : '';
  if (sentence === shown && (bar?.isConnected || !sentence)) return;
  bar?.remove();
  bar = undefined;
  shown = sentence;
  if (!sentence) return;
  const discard = document.createElement('button');
  discard.type = 'button';
  discard.textContent = words.discard;
  discard.addEventListener('click', () => void discardUnsent().then(updateUnsentBar));
  const here = withoutPrefix(location.pathname) + location.search;
  bar = showBar(sentence, barLink(words.signInAgain, withPrefix(signInPath(here))), discard);
}
