import { LoadState } from '../../../admin/writes/load-state';
import { api } from '../../../lib/api/api';
import { useAnswer } from '../../../lib/api/use-answer';
import { Dialog } from '../../../ui/dialog';
import { useLast } from '../../../ui/use-last';
import { OrderDetails } from './order-details';

interface OrderDialogProps {
  orderId: number | undefined;
  onClose: () => void;
}

/** The details of an order: its lines, its address and its history. */
export function OrderDialog({ orderId, onClose }: OrderDialogProps) {
  const shownId = useLast(orderId);
  return (
    <Dialog isOpen={orderId !== undefined} onClose={onClose} title={`Order ${shownId ?? ''}`}>
      {shownId !== undefined && <Opened key={shownId} orderId={shownId} />}
    </Dialog>
  );
}

function Opened({ orderId }: { orderId: number }) {
  const { answer, failure, retry } = useAnswer((signal) =>
    api('admin/getOrder', { query: { id: orderId }, signal }),
  );
  return answer ? (
    <OrderDetails order={answer} onChanged={retry} />
  ) : (
    <LoadState failure={failure} onRetry={retry} />
  );
}
