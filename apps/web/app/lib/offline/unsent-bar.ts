import * as paths from '@namma/contract/paths';
import * as words from '#words/offline';
import { withoutPrefix, withPrefix } from '../session/language';
import { safeReturnPath, signInPath } from '../session/sign-in-path';
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
  const signIn = barLink(words.signInAgain, signInFromHere());
  // The bar stays while its page leads to others.
  signIn.addEventListener('click', () => {
    signIn.href = signInFromHere();
  });
  bar = showBar(sentence, signIn, discard);
}

/** The address of the sign-in screen that leads back to the open page, or where the open sign-in screen already leads. */
function signInFromHere(): string {
  const path = withoutPrefix(location.pathname);
  const isSignIn = path === paths.signIn;
  return withPrefix(
    signInPath(
      isSignIn ? safeReturnPath(new URLSearchParams(location.search).get('from')) : path + location.search,
    ),
  );
}
