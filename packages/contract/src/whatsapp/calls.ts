import { type CallsOf, defineDomain, type RowByKind } from '../call.ts';
import { statusReply } from '../fields.ts';
import { whatsAppPress } from '../follow-ups/schemas.ts';
import type { WhatsAppKind } from '../values/whatsapp.ts';
import { whatsAppRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import { whatsAppMessage, whatsAppQuery } from './schemas.ts';

/** The row that a message is about. Members and queries belong to no center. */
const subject = {
  by: 'kind',
  rows: {
    slip: 'membership',
    receipt: 'membership',
    renewal: 'membership',
    appointment: 'appointment',
    pass: 'pass',
    query: 'none',
    member: 'none',
  },
} as const satisfies RowByKind<WhatsAppKind>;

const whatsAppCalls = {
  'whatsApp/get': {
    permission: 'followUp',
    centerOf: { id: subject },
    summary:
      'A link that opens WhatsApp with the words of the mail of the same kind, in the language of the member',
    query: whatsAppQuery,
    reply: whatsAppMessage,
  },
  'whatsApp/record': {
    permission: 'followUp',
    centerOf: { id: subject },
    summary: 'Keeps that such a link was pressed; whether the message was sent nobody knows',
    body: whatsAppPress,
    reply: statusReply,
    success: 201,
  },
} as const satisfies CallsOf<'whatsApp'>;

export const whatsapp = defineDomain({
  calls: whatsAppCalls,
  staffRefusals: whatsAppRefusals,
  exportSections: ['whatsApp'],
  schemas,
});
