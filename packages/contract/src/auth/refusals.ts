/** Refusal texts; see `refusals`. */
export const authRefusals = {
  wrongLogin: { status: 400, message: () => 'Wrong email or password' },
  secondFactor: { status: 400, message: () => 'Enter the code from your authenticator app.' },
  factorCodeWrong: { status: 400, message: () => 'This code is wrong.' },
  factorCodeUsed: { status: 400, message: () => 'This code was already used. Wait for the next one.' },
  factorClock: {
    status: 400,
    message: () =>
      "This code doesn't match the time. Set your phone's clock to automatic and enter the next code.",
  },
  factorOn: { status: 409, message: () => 'Two-step sign-in is already on.' },
  factorOff: { status: 409, message: () => 'Two-step sign-in is already off.' },
  factorNotStarted: { status: 409, message: () => 'This took more than 10 minutes. Start again.' },
  emailTaken: { status: 409, message: () => 'Email already registered' },
  resetLinkExpired: { status: 400, message: () => 'This link has expired. Get a new link.' },
  claimLinkExpired: {
    status: 400,
    message: () => 'This link has expired. Ask at the front desk for a new one.',
  },
  emailLinkExpired: {
    status: 400,
    message: () => 'This link no longer works. It was used, replaced by a newer one or has expired.',
  },
  oldPasswordWrong: { status: 400, message: () => 'Old password is wrong' },
} as const;
