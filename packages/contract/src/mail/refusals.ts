/** Refusal texts; see `refusals`. */
export const mailRefusals = {
  noSuchMail: { status: 404, message: () => 'Mail not found.' },
  mailWaits: { status: 409, message: () => 'This mail is already being sent.' },
  mailWasKept: {
    status: 409,
    message: () => "This mail can't be sent: it was written before a mail server was set up.",
  },
  mailTooLate: { status: 409, message: () => "This mail is outdated and can't be sent." },
  noMailServer: { status: 409, message: () => 'No mail server is set up. Set SMTP_URL.' },
} as const;
