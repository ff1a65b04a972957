export const tryAgain = 'Try again';
export const browserTooOld =
  'This browser is too old for our site: you can only read it. Update the browser or use another one to sign in, order or write to us.';

export const signInNoteBefore = 'You need an account for this: ';
export const signInFirst = 'sign in first';
export const signInNoteAfter = ' and you come back here.';

export const confirmLogout = 'Confirm Logout?';
export const confirmLogoutWhat = 'You stay signed in on your other devices.';
export const logout = 'Logout';

export const receiptOrInvoice = 'Receipt or invoice';
