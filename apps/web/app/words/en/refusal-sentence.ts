import type { ErrorReply } from '@namma/contract/calls';
import type { CallName } from '@namma/contract/methods';

/** The sentences of the server are English. */
export const inThisLanguage = async (
  answer: Partial<ErrorReply> | undefined,
): Promise<Partial<ErrorReply> | undefined> => answer;

/** The reply to a call, whose `status` is a sentence. */
export const successInThisLanguage = (_name: CallName, _body: unknown, reply: unknown): unknown => reply;
