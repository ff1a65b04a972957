import { createContext, useContext } from 'react';

/** Whether mails are sent. Without a mail server they are only kept, and whoever works here has to phone. */
export const MailState = createContext({ isSending: true });

/**
 * What a window says of the mail that it writes.
 * @param sent what it says while mails are sent
 * @param unsent what it says while none can be sent
 */
export function useMailWords(): (sent: string, unsent: string) => string {
  const { isSending } = useContext(MailState);
  return (sent, unsent) => (isSending ? sent : unsent);
}
