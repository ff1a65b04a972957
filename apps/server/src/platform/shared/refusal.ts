import { type Answers, englishAnswers } from '@namma/contract/answers';
import type { Coach } from '@namma/contract/appointments/coach-schemas';
import type { Slot } from '@namma/contract/appointments/schemas';
import type { ProductDetails } from '@namma/contract/catalogue/schemas';
import type { ProductTax } from '@namma/contract/documents/schemas';
import type { Enquiry } from '@namma/contract/enquiries/schemas';
import type { Fact } from '@namma/contract/facts/schemas';
import {
  type FieldRefusalArguments,
  type FieldRefusalName,
  fieldRefusalsIn,
} from '@namma/contract/field-refusals';
import type { ImportColumn } from '@namma/contract/imports/schemas';
import type { ChangeQuote, EndQuote } from '@namma/contract/memberships/end-schemas';
import type { MembershipOverlap } from '@namma/contract/memberships/schemas';
import type { LostMembership } from '@namma/contract/privacy/schemas';
import {
  type RefusalArguments,
  type RefusalName,
  type RefusalParam,
  refusals,
} from '@namma/contract/refusals';
import type { TooFewLeft } from '@namma/contract/stock/schemas';

/** A field that is wrong. `code` names the sentence, unless it comes from a schema; see the contract's `field-refusals`. */
interface Issue {
  path: string;
  message: string;
  code?: RefusalName | FieldRefusalName;
  params?: RefusalParam[];
}

/**
 * What a refusal may carry besides its sentence: figures for the screen, fields, what others have changed as it is now, free
 * times, what is left of products, memberships that would be lost or run beside another, the member whom it is about, seconds to
 * wait.
 */
interface RefusalExtras {
  issues?: Issue[];
  expectedTotal?: number;
  total?: number;
  product?: ProductDetails;
  query?: Enquiry;
  coach?: Coach;
  tax?: ProductTax;
  fact?: Fact;
  free?: Slot[];
  left?: TooFewLeft;
  lost?: LostMembership[];
  overlap?: MembershipOverlap;
  /** Of an end or a change of a membership, as they are now. */
  endSums?: EndQuote;
  changeSums?: ChangeQuote;
  /** Of a file, so that somebody can say which is the one that is missing. */
  columns?: ImportColumn[];
  userId?: number;
  name?: string;
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
  const tables: Record<string, unknown> = { ...fieldRefusalsIn(answers), ...answers.refusalSentences };
  // Those of the name, which were made for the same sentence.
  return (tables[name] as (...params: readonly unknown[]) => string)(...params);
}
