import * as paths from '@namma/contract/paths';
/** SPEC section 9: the pause before a guest is sent to sign in. */
export const SIGN_IN_REDIRECT_MILLISECONDS = 600;

/** The address of the sign-in screen that leads back to a page of this site. */
export const signInPath = (
  from: string,
  screen: typeof paths.signIn | typeof paths.adminLogin = paths.signIn,
): string => `${screen}?from=${encodeURIComponent(from)}`;

/** Path after signing in. Only paths of this site are accepted. */
export function safeReturnPath(from: string | null): string {
  if (!from || !/^\/(?![/\\])/.test(from)) return paths.home;
  return new URL(from, 'https://this.site').host === 'this.site' ? from : paths.home;
}
