import { contactDetails } from '@namma/contract/business';
import type { Template } from './content.ts';

export interface QueryReceived {
  /** The number that the visitor gives when writing or calling again. */
  ticket: string;
}

/** Repeats neither name nor message, because the form may contain someone else's address. */
export const queryReceived: Template<QueryReceived> = ({ ticket }) => ({
  subject: `We have your query ${ticket}`,
  summary: 'We answer within two days.',
  blocks: [
    {
      kind: 'text',
      text: `We have your query. Its number is ${ticket}. We answer within two days, by mail or by phone.`,
    },
    {
      kind: 'text',
      text: `If you did not write to us, somebody gave your address by mistake: nothing more will come. Our phone number is ${contactDetails.phone}.`,
    },
  ],
});
