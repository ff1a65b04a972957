import type { ErrorReply } from '@namma/contract/calls';
import type { CallName } from '@namma/contract/methods';
import { translateRefusal } from '../translate-refusal';

/** The sentences are loaded once something is refused. */
export async function inThisLanguage(
  answer: Partial<ErrorReply> | undefined,
): Promise<Partial<ErrorReply> | undefined> {
  if (!answer?.code) return answer;
  const [{ refusalSentences }, { fieldRefusals }] = await Promise.all([
    import('@namma/contract/words/kn/refusals'),
    import('@namma/contract/field-refusals'),
  ]);
  return translateRefusal(answer, { ...fieldRefusals, ...refusalSentences });
}

const hasSentence = (reply: unknown): reply is object =>
  typeof reply === 'object' && reply !== null && 'status' in reply && typeof reply.status === 'string';

/** The reply to a call, or a promise of it. The sentences are loaded once something was written. */
export const successInThisLanguage = (name: CallName, body: unknown, reply: unknown): unknown =>
  hasSentence(reply)
    ? import('../success-sentences').then(
        ({ translateSuccess }) => translateSuccess(name, body, reply),
        () => reply,
      )
    : reply;
