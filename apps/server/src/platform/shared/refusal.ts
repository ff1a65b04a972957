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

/** An invalid field. `code` names the message, unless it comes from a schema; see the contract's `field-refusals`. */
interface Issue {
  path: string;
  message: string;
  code?: RefusalName | FieldRefusalName;
  params?: RefusalParam[];
}

/** The data of a refusal besides its message: the contract's error fields, and the seconds to wait. */
interface RefusalExtras extends Omit<ErrorReply, 'message' | 'code' | 'params' | 'issues'> {
  issues?: Issue[];
  retryAfterSeconds?: number;
}

/** An expected refusal, sent in the error shape of D3. Any other error is a bug. */
export class Refusal extends Error {
  readonly status: number;
  readonly refusalName: RefusalName;
  readonly extras: RefusalExtras;
  readonly params: readonly RefusalParam[];

  /** @param params the arguments of the message, which is rewritten for callers in another language */
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

/** `throw refuse('soldOut', name)`: the refusal of this name with its message. */
export const refuse = <N extends RefusalName>(name: N, ...args: RefusalArguments<N>): Refusal =>
  refuseWith({}, name, ...args);

/** A refusal with further data besides its message. */
export function refuseWith<N extends RefusalName>(
  extras: RefusalExtras,
  name: N,
  ...args: RefusalArguments<N>
): Refusal {
  const toMessage = refusals[name].message as (...args: RefusalArguments<N>) => string;
  return new Refusal(name, toMessage(...args), extras, toParams(args));
}

/** A refusal of a field's content: a form shows its message there. */
export function refuseAt<N extends RefusalName>(
  path: string,
  name: N,
  ...args: RefusalArguments<N>
): Refusal {
  const { message, params } = refuse(name, ...args);
  return new Refusal(name, message, { issues: [toIssue(path, message, name, params)] }, params);
}

/** Refuses a field that only the server can find invalid, such as an age: 400 with the message on that field. */
export function refuseField<N extends FieldRefusalName>(
  path: string,
  name: N,
  ...args: FieldRefusalArguments<N>
): Refusal {
  const message = sentenceOf(name, args, englishAnswers) ?? '';
  return new Refusal('invalidFields', message, { issues: [toIssue(path, message, name, toParams(args))] });
}

/** Refuses a field with an unnamed message: one that pages show before they send, or of the admin side. */
export const refuseFieldSaying = (path: string, message: string): Refusal =>
  new Refusal('invalidFields', message, { issues: [{ path, message }] });

const toIssue = (
  path: string,
  message: string,
  code: RefusalName | FieldRefusalName,
  params: readonly RefusalParam[],
): Issue => ({ path, message, code, ...(params.length > 0 ? { params: [...params] } : {}) });

/** Removes omitted optional arguments. */
const toParams = (args: readonly (RefusalParam | undefined)[]): RefusalParam[] =>
  args.filter((arg) => arg !== undefined);

/** The message of a refusal or a field refusal in a language; undefined without a name. */
export function sentenceOf(
  name: RefusalName | FieldRefusalName | undefined,
  params: readonly unknown[],
  answers: Answers,
): string | undefined {
  if (name === undefined) return undefined;
  const tables: Record<string, unknown> = {
    // Messages for staff are English only.
    ...englishAnswers.refusalSentences,
    ...fieldRefusalsIn(answers),
    ...answers.refusalSentences,
  };
  // The parameters of the name, which were created for the same message.
  return (tables[name] as (...params: readonly unknown[]) => string)(...params);
}
