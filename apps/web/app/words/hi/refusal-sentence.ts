import type { ErrorReply } from '@namma/contract/calls';
import { translateRefusal } from '../translate-refusal';

/** The sentences are loaded once something is refused. */
export async function inThisLanguage(
  answer: Partial<ErrorReply> | undefined,
): Promise<Partial<ErrorReply> | undefined> {
  if (!answer?.code) return answer;
  const [{ refusalSentences }, { fieldRefusals }] = await Promise.all([
    import('@namma/contract/words/hi/refusals'),
    import('@namma/contract/field-refusals'),
  ]);
  return translateRefusal(answer, { ...fieldRefusals, ...refusalSentences });
}
