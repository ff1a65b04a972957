export const tryAgain = 'Try again';
export const browserTooOld =
  'Your browser is too old for parts of this site. Update it, or use another browser to sign in, order or contact us.';

export const signInNoteBefore = 'You need to be signed in for this: ';
export const signInFirst = 'sign in';
export const signInNoteAfter = " and you'll come back here.";

export const confirmLogout = 'Confirm Logout?';
export const confirmLogoutWhat = 'You stay signed in on your other devices.';
export const logout = 'Logout';

export const receiptOrInvoice = 'Receipt or invoice';
