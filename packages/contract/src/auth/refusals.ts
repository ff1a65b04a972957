/** See `refusals`. */
export const authRefusals = {
  wrongLogin: { status: 400, message: () => 'Wrong email or password' },
  emailTaken: { status: 409, message: () => 'Email already registered' },
  resetLinkExpired: { status: 400, message: () => 'This link has expired. Ask for a new one.' },
  oldPasswordWrong: { status: 400, message: () => 'Old password is wrong' },
} as const;
