import type { CallsOf } from '../call.ts';
import { statusReply } from '../fields.ts';
import { whatsAppMessage, whatsAppPress, whatsAppQuery } from './schemas.ts';

export const whatsAppCalls = {
  'whatsApp/get': {
    permission: 'followUp',
    summary:
      'A link that opens WhatsApp with the words of the mail of the same kind, in the language of the member',
    query: whatsAppQuery,
    reply: whatsAppMessage,
  },
  'whatsApp/record': {
    permission: 'followUp',
    summary: 'Keeps that such a link was pressed; whether the message was sent nobody knows',
    body: whatsAppPress,
    reply: statusReply,
    success: 201,
  },
} as const satisfies CallsOf<'whatsApp'>;
