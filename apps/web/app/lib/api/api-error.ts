import type { ErrorReply } from '@namma/contract/calls';
import { failures } from '@namma/contract/messages/failures';

/** A refused or failed call, with the sentence to show (SPEC section 8). `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Partial<ErrorReply>;

  constructor(status: number, message: string, details: Partial<ErrorReply> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** The sentence for a toast, for any thrown value. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : failures.somethingWentWrong;

/** The HTTP status of a failed read, on the server and in the browser; undefined for a programming error. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('status' in error && typeof error.status === 'number') return error.status;
  // On the server, an invalid query is refused by its schema.
  return 'issues' in error ? 400 : undefined;
}
