import { type RefusalArguments, type RefusalName, refusals } from '@namma/contract/refusals';
import type { ProductDetails } from '@namma/contract/schemas/catalogue';
import type { Slot } from '@namma/contract/schemas/consultancy';
import type { Enquiry } from '@namma/contract/schemas/contact';
import type { TooFewLeft } from '@namma/contract/schemas/stock';

/**
 * What a refusal may carry besides its sentence: figures for the screen, fields, a product or a query as it is now, free
 * times, what is left of products, seconds to wait.
 */
interface RefusalExtras {
  issues?: { path: string; message: string }[];
  expectedTotal?: number;
  total?: number;
  product?: ProductDetails;
  query?: Enquiry;
  free?: Slot[];
  left?: TooFewLeft;
  retryAfterSeconds?: number;
}

/** An expected refusal, answered in the error shape of D3. Any other error is a bug. */
export class Refusal extends Error {
  readonly status: number;
  constructor(
    readonly refusalName: RefusalName,
    message: string,
    readonly extras: RefusalExtras = {},
  ) {
    super(message);
    this.status = refusals[refusalName].status;
  }
}

/** `throw refuse('soldOut', name)`: the refusal of this name with its sentence. */
export function refuse<N extends RefusalName>(name: N, ...args: RefusalArguments<N>): Refusal {
  const toMessage = refusals[name].message as (...args: RefusalArguments<N>) => string;
  return new Refusal(name, toMessage(...args));
}

/** A refusal with further data besides its sentence. */
export function refuseWith<N extends RefusalName>(
  extras: RefusalExtras,
  name: N,
  ...args: RefusalArguments<N>
): Refusal {
  return new Refusal(name, refuse(name, ...args).message, extras);
}

/** A refusal for what a field contains: a form shows its sentence there. */
export const refuseAt = (path: string, name: RefusalName, message: string): Refusal =>
  new Refusal(name, message, { issues: [{ path, message }] });

/** A field that only the server can find invalid, such as an age: 400 with the message on that field. */
export const refuseField = (path: string, message: string): Refusal =>
  refuseAt(path, 'invalidFields', message);
