import { type RefObject, useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';

/** What became of an action on several rows. */
export interface BulkOutcome {
  status: string;
  left: readonly { id: number; reason: string }[];
}

interface Left {
  status: string;
  rows: readonly { name: string; reason: string }[];
}

interface LeftAloneProps {
  left: Left | undefined;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Names the rows that an action left alone, each with its reason. */
export function LeftAlone({ left, focusAfter, onClose }: LeftAloneProps) {
  // While it closes, it keeps what it said.
  const [last, setLast] = useState(left);
  if (left && left !== last) setLast(left);
  return (
    <Dialog isOpen={left !== undefined} onClose={onClose} title={last?.status ?? ''} focusAfter={focusAfter}>
      <ul className="mb-6 border-t-2 border-ink text-sm">
        {last?.rows.map(({ name, reason }) => (
          <li key={name} className="grid justify-items-start gap-0.5 border-b border-(--line) py-2.5">
            <span className="font-semibold first-letter:uppercase">{name}</span>
            <span className="text-(--soft)">{reason}</span>
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
