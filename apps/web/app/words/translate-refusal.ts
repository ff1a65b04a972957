import type { ErrorReply } from '@namma/contract/calls';

type Answer = Partial<ErrorReply>;
type Named = Pick<Answer, 'message' | 'code' | 'params'>;
/** Sentences by code. */
export type RefusalTable = Readonly<Record<string, ((...args: never[]) => string) | undefined>>;

/**
 * An error with its sentences in the language of the table. A sentence without a code, an unknown code (of a newer server) and
 * one whose arguments did not come stay as the server wrote them.
 */
export function translateRefusal(answer: Answer, sentences: RefusalTable): Answer {
  const translated = <T extends Named>(part: T): T => {
    const sentence = sentenceOf(part, sentences);
    return sentence === undefined ? part : { ...part, message: sentence };
  };
  const issues = answer.issues?.map(translated);
  const [only, ...others] = issues ?? [];
  // A single field's sentence is also that of the answer.
  const isOfField = answer.code === 'invalidFields' && only?.code !== undefined && others.length === 0;
  const whole = isOfField ? { ...answer, message: only.message } : translated(answer);
  return issues ? { ...whole, issues } : whole;
}

function sentenceOf({ code, params = [] }: Named, sentences: RefusalTable): string | undefined {
  const write =
    code !== undefined && Object.hasOwn(sentences, code)
      ? (sentences[code] as ((...args: unknown[]) => string) | undefined)
      : undefined;
  return write && params.length >= write.length ? write(...params) : undefined;
}
