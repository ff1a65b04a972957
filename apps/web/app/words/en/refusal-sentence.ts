import type { ErrorReply } from '@namma/contract/calls';

/** The sentences of the server are English. */
export const inThisLanguage = async (
  answer: Partial<ErrorReply> | undefined,
): Promise<Partial<ErrorReply> | undefined> => answer;
