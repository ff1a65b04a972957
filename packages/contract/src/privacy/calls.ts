import { z } from 'zod';
import type { CallsOf } from '../call.ts';
import { idInQuery, statusReply } from '../fields.ts';
import { ownData, ownDataQuery } from './personal-data.ts';
import {
  accountDeletion,
  nomineeForm,
  nomineeRemoval,
  nomineeReply,
  nomineeSaved,
  offerChoice,
  offersRefused,
} from './schemas.ts';

export const privacyCalls = {
  'privacy/getMine': {
    access: 'member',
    summary: 'Everything that is stored about the member, in one answer',
    query: ownDataQuery,
    reply: ownData,
  },
  'privacy/deleteAccount': {
    access: 'member',
    summary: 'Delete the own account; what has to be kept is locked and erased a year later',
    body: accountDeletion,
    reply: statusReply,
  },
  'privacy/chooseOffers': {
    access: 'member',
    summary: 'Agree to offers, or want none any more: then products waited for are forgotten, too',
    body: offerChoice,
    reply: statusReply,
  },
  'privacy/withdrawHealth': {
    access: 'member',
    summary: 'Erase age, height and weight of all own appointments at once, also of those to come',
    reply: statusReply,
  },
  'privacy/setNominee': {
    access: 'member',
    summary: 'Name who may act for the member after death or when unable, in place of who was named before',
    body: nomineeForm,
    reply: nomineeSaved,
  },
  'privacy/removeNominee': {
    access: 'member',
    summary: 'Name nobody any more',
    body: nomineeRemoval,
    reply: statusReply,
  },
  'privacy/getNominee': {
    permission: 'readNominees',
    centerOf: 'none',
    summary: 'Whom a member has named, for when somebody says that it is them',
    query: z.object({ userId: idInQuery }),
    reply: nomineeReply,
  },
  'privacy/noteNoOffers': {
    permission: 'followUp',
    centerOf: 'none',
    summary: 'Note that a member has notified the desk to want no offers; only the member can agree again',
    body: offersRefused,
    reply: statusReply,
  },
} as const satisfies CallsOf<'privacy'>;
