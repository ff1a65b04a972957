import { mailWords } from '../words/words.ts';
import type { Template } from './content.ts';

/** An admin's answer to a query. */
export interface QueryAnswered {
  ticket: string;
  message: string;
  answer: string;
}

export const queryAnswered: Template<QueryAnswered> = ({ ticket, message, answer }, { locale }) => {
  const words = mailWords[locale];
  return {
    subject: words.queryAnsweredSubject(ticket),
    summary: answer,
    blocks: [
      { kind: 'text', text: answer },
      { kind: 'text', text: words.youWrote(ticket) },
      { kind: 'quote', text: message },
    ],
  };
};
