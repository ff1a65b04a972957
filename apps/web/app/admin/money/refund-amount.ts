import { rupeesToPaise } from '@namma/contract/money';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error';

/** The amount of a refund. When the server reports another one, the form stays open and shows it. */
export function useRefundAmount(firstPaise: number) {
  const [refundPaise, setRefundPaise] = useState(firstPaise);
  const follow = (error: unknown): void => {
    if (!(error instanceof ApiError) || error.details.code !== 'refundChanged') return;
    const now = Number(error.details.params?.[1]);
    if (Number.isFinite(now)) setRefundPaise(rupeesToPaise(now));
  };
  return { refundPaise, follow };
}

/** True for refusals that mean that the row has changed, so that the same form cannot be sent again. */
export const isMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 404 || (error.status === 409 && !retried.includes(error.details.code ?? '')));

/** Refusals of typed values: the form stays open for corrections. */
const retried = ['utrUsed', 'refundChanged'];
