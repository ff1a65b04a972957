import { type Answers, englishAnswers } from '@namma/contract/answers';
import type { ErrorReply } from '@namma/contract/calls';
import {
  type FieldRefusalArguments,
  type FieldRefusalName,
  fieldRefusalsIn,
} from '@namma/contract/field-refusals';
import {
  type RefusalArguments,
  type RefusalName,
  type RefusalParam,
  refusals,
} from '@namma/contract/refusals';

/** A field that is wrong. `code` names the sentence, unless it comes from a schema; see the contract's `field-refusals`. */
interface Issue {
  path: string;
  message: string;
  code?: RefusalName | FieldRefusalName;
  params?: RefusalParam[];
}

/** What a refusal may carry besides its sentence: what an error of the contract has, and the seconds to wait. */
interface RefusalExtras extends Omit<ErrorReply, 'message' | 'code' | 'params' | 'issues'> {
  issues?: Issue[];
  retryAfterSeconds?: number;
}

/** An expected refusal, answered in the error shape of D3. Any other error is a bug. */
export class Refusal extends Error {
  readonly status: number;
  readonly refusalName: RefusalName;
  readonly extras: RefusalExtras;
  readonly params: readonly RefusalParam[];

  /** @param params the arguments of the sentence, which is written again where its caller reads another language */
  constructor(
    refusalName: RefusalName,
    message: string,
    extras: RefusalExtras = {},
    params: readonly RefusalParam[] = [],
  ) {
    super(message);
    this.refusalName = refusalName;
    this.extras = extras;
    this.params = params;

    this.status = refusals[refusalName].status;
  }
}

/** `throw refuse('soldOut', name)`: the refusal of this name with its sentence. */
export const refuse = <N extends RefusalName>(name: N, ...args: RefusalArguments<N>): Refusal =>
  refuseWith({}, name, ...args);

/** A refusal with further data besides its sentence. */
export function refuseWith<N extends RefusalName>(
  extras: RefusalExtras,
  name: N,
  ...args: RefusalArguments<N>
): Refusal {
  const toMessage = refusals[name].message as (...args: RefusalArguments<N>) => string;
  return new Refusal(name, toMessage(...args), extras, toParams(args));
}

/** A refusal for what a field contains: a form shows its sentence there. */
export function refuseAt<N extends RefusalName>(
  path: string,
  name: N,
  ...args: RefusalArguments<N>
): Refusal {
  const { message, params } = refuse(name, ...args);
  return new Refusal(name, message, { issues: [toIssue(path, message, name, params)] }, params);
}

/** A field that only the server can find invalid, such as an age: 400 with the message on that field. */
export function refuseField<N extends FieldRefusalName>(
  path: string,
  name: N,
  ...args: FieldRefusalArguments<N>
): Refusal {
  const message = sentenceOf(name, args, englishAnswers) ?? '';
  return new Refusal('invalidFields', message, { issues: [toIssue(path, message, name, toParams(args))] });
}

/** A field with a sentence without a name: one that pages show before they send, or of the admin side. */
export const refuseFieldSaying = (path: string, message: string): Refusal =>
  new Refusal('invalidFields', message, { issues: [{ path, message }] });

const toIssue = (
  path: string,
  message: string,
  code: RefusalName | FieldRefusalName,
  params: readonly RefusalParam[],
): Issue => ({ path, message, code, ...(params.length > 0 ? { params: [...params] } : {}) });

/** Without what an optional argument leaves out. */
const toParams = (args: readonly (RefusalParam | undefined)[]): RefusalParam[] =>
  args.filter((arg) => arg !== undefined);

/** The sentence of a refusal or a field refusal in a language; undefined for what has no name. */
export function sentenceOf(
  name: RefusalName | FieldRefusalName | undefined,
  params: readonly unknown[],
  answers: Answers,
): string | undefined {
  if (name === undefined) return undefined;
  const tables: Record<string, unknown> = {
    // Those for staff are in English only.
    ...englishAnswers.refusalSentences,
    ...fieldRefusalsIn(answers),
    ...answers.refusalSentences,
  };
  // Those of the name, which were made for the same sentence.
  return (tables[name] as (...params: readonly unknown[]) => string)(...params);
}
