import { createContext, useContext } from 'react';

/** True if mails are sent. Without a mail server they are only kept, and staff has to phone. */
export const MailState = createContext({ isSending: true });

/**
 * Text about the mail that a dialog sends.
 * @param sent the text while mails are sent
 * @param unsent the text while mails are off
 */
export function useMailWords(): (sent: string, unsent: string) => string {
  const { isSending } = useContext(MailState);
  return (sent, unsent) => (isSending ? sent : unsent);
}
