import { formatPhone } from '@namma/contract/text/phone';
import { mailWords } from '../words/words.ts';
import type { Template } from './content.ts';

export interface QueryReceived {
  /** The number that the visitor quotes in later contact. */
  ticket: string;
}

/** Repeats neither name nor message, because the form may contain someone else's address. */
export const queryReceived: Template<QueryReceived> = ({ ticket }, { locale, gym }) => {
  const words = mailWords[locale];
  return {
    subject: words.queryReceivedSubject(ticket),
    summary: words.queryReceivedSummary,
    blocks: [
      { kind: 'text', text: words.queryReceived(ticket) },
      { kind: 'text', text: words.notYourQuery(formatPhone(gym.phone)) },
    ],
  };
};
