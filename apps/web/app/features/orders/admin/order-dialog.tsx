import { LoadState } from '../../../admin/writes/load-state';
import { api } from '../../../lib/api/api';
import { useAnswer } from '../../../lib/api/use-answer';
import { SubjectDialog } from '../../../ui/subject-dialog';
import { OrderDetails } from './order-details';

interface OrderDialogProps {
  orderId: number | undefined;
  onClose: () => void;
}

/** The details of an order: its lines, its address and its history. */
export const OrderDialog = ({ orderId, onClose }: OrderDialogProps) => (
  <SubjectDialog subject={orderId} onClose={onClose} title={(id) => `Order ${id}`}>
    {(id) => <Opened key={id} orderId={id} />}
  </SubjectDialog>
);

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
