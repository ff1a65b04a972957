/** Refusal texts; see `refusals`. */
export const mailRefusals = {
  noSuchMail: { status: 404, message: () => 'There is no such mail.' },
  mailWaits: { status: 409, message: () => 'This mail is on its way already.' },
  mailWasKept: {
    status: 409,
    message: () => 'This mail was written while no mail server was set, so it stays unsent.',
  },
  mailTooLate: { status: 409, message: () => 'It is too late for this mail: what it says no longer holds.' },
  noMailServer: { status: 409, message: () => 'No mail server is set: see SMTP_URL in the settings.' },
} as const;
