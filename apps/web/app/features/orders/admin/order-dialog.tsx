import type { Reply } from '@namma/contract/calls';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api';
import { sentenceOf } from '../../../lib/api-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Spinner } from '../../../ui/spinner';
import { OrderDetails } from './order-details';

interface OrderDialogProps {
  orderId: number | undefined;
  onClose: () => void;
}

/** The details of an order: its lines, its address and its history. */
export function OrderDialog({ orderId, onClose }: OrderDialogProps) {
  // Kept while the dialog closes, so that its content does not change.
  const [lastId, setLastId] = useState(orderId);
  if (orderId !== undefined && orderId !== lastId) setLastId(orderId);
  return (
    <Dialog isOpen={orderId !== undefined} onClose={onClose} title={`Order ${lastId ?? ''}`}>
      {lastId !== undefined && <Loaded key={`${lastId}`} orderId={lastId} />}
    </Dialog>
  );
}

type Answer = { details: Reply<'admin/getOrder'> } | { failure: string } | undefined;

function Loaded({ orderId }: { orderId: number }) {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    const asking = new AbortController();
    setAnswer(undefined);
    api('admin/getOrder', { query: { id: orderId }, signal: asking.signal }).then(
      (details) => setAnswer({ details }),
      (error: unknown) => {
        if (!asking.signal.aborted) setAnswer({ failure: sentenceOf(error) });
      },
    );
    return () => asking.abort();
  }, [orderId, tries]);

  if (!answer) return <Spinner />;
  if ('details' in answer) return <OrderDetails order={answer.details} />;
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{answer.failure}</p>
      <Button look="outline" onClick={() => setTries(tries + 1)}>
        Try again
      </Button>
    </div>
  );
}
