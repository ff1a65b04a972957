import type { Template } from './content.ts';

/** An admin's answer to a query. */
export interface QueryAnswered {
  ticket: string;
  message: string;
  answer: string;
}

export const queryAnswered: Template<QueryAnswered> = ({ ticket, message, answer }) => ({
  subject: `Your query ${ticket}`,
  summary: answer,
  blocks: [
    { kind: 'text', text: answer },
    { kind: 'text', text: `You wrote to us, as number ${ticket}:` },
    { kind: 'quote', text: message },
  ],
});
