/** Refusal texts; see `refusals`. */
export const authRefusals = {
  wrongLogin: { status: 400, message: () => 'Wrong email or password' },
  secondFactor: { status: 400, message: () => 'Now the code of your authenticator app.' },
  factorCodeWrong: { status: 400, message: () => 'This code is wrong.' },
  factorCodeUsed: { status: 400, message: () => 'This code was used already. Wait for the next one.' },
  factorClock: {
    status: 400,
    message: () =>
      'This code is of another time. Set the clock of the phone to automatic, then enter the next code.',
  },
  factorOn: { status: 409, message: () => 'The second factor is on already.' },
  factorOff: { status: 409, message: () => 'The second factor is off already.' },
  factorNotStarted: { status: 409, message: () => 'This took more than 10 minutes. Please start again.' },
  emailTaken: { status: 409, message: () => 'Email already registered' },
  resetLinkExpired: { status: 400, message: () => 'This link has expired. Get a new link.' },
  claimLinkExpired: { status: 400, message: () => 'This link has expired. Ask at the desk for a new one.' },
  emailLinkExpired: {
    status: 400,
    message: () => 'This link does not work any more: it was used, replaced by a newer one, or is too old.',
  },
  oldPasswordWrong: { status: 400, message: () => 'Old password is wrong' },
} as const;
