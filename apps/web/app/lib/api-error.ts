import type { ErrorReply } from '@namma/contract/calls';
import { failures } from '@namma/contract/failures';

/** A refused or failed call, with the sentence to show (SPEC section 8). `status` is 0 when nothing answered. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Partial<ErrorReply> = {},
  ) {
    super(message);
  }
}

/** The sentence for a toast, whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : failures.somethingWentWrong;

/** The HTTP status that a failed read stands for, on either side; undefined for a fault that has none. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('status' in error && typeof error.status === 'number') return error.status;
  // In process, a query that breaks the contract is refused by its schema.
  return 'issues' in error ? 400 : undefined;
}
