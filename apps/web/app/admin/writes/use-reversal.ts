import * as paths from '@namma/contract/paths';
import { api } from '../../lib/api/api';
import { statusOf } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { useForm } from '../../lib/forms/use-form';
import { toast } from '../../ui/toast';
import { isMeanwhile } from '../money/refund-amount';

const loadSchema = async () => (await import('@namma/contract/payments/schemas')).paymentReversal;

interface ReversalOptions {
  receiptId: number | null;
  /** Handles refusals that the dialog shows itself. @returns whether it has shown it */
  onRefused?: (error: unknown) => boolean;
  /** Called once the receipt is reversed, or was by another admin. The dialog is closed by then. */
  onReversed: () => Promise<void>;
  onClose: () => void;
}

/** The form that takes a receipt back, with the reason. */
export function useReversal({ receiptId, onRefused, onReversed, onClose }: ReversalOptions) {
  const fail = useFailure(paths.adminLogin);
  return useForm({
    schema: loadSchema,
    prepare: ({ mode, ...values }) => ({ ...values, ...(mode && { mode }), id: receiptId }),
    submit: async (reversal) => {
      try {
        toast.success((await api('payments/reverse', { body: reversal })).status);
      } catch (error) {
        if (onRefused?.(error)) return;
        if (!isMeanwhile(error) && statusOf(error) !== 401) throw error;
        fail(error);
        if (!isMeanwhile(error)) return;
      }
      onClose();
      await onReversed();
    },
  });
}
