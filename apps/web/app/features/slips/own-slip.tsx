import type { Reply } from '@namma/contract/calls';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useLazy } from '../../lib/use-lazy';
import { Button } from '../../ui/button';

export type Slip = Reply<'membership/slip'>;

/** What the slip is for, as the list around it knows it. */
export interface SlipSubject {
  /** Such as `Elite Plus, 31 Aug 2031 to 29 Feb 2032`. */
  title: string;
  /** Whose it is. */
  name: string;
  read: (signal: AbortSignal) => Promise<Slip>;
}

const loadSheet = async () => (await import('./slip-sheet')).SlipSheet;

interface OwnSlipProps extends SlipSubject {
  /** Whether it is shown without a press. */
  isOpenAtFirst?: boolean;
  className?: string;
}

/** The slip of what a member owes: a code that the counter types or scans. */
export function OwnSlip({ isOpenAtFirst = false, className = '', ...subject }: OwnSlipProps) {
  const { loaded: SlipSheet, ensureLoaded } = useLazy(loadSheet);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div className={className}>
      {isOpen && SlipSheet ? (
        <SlipSheet {...subject} onClose={() => setOpen(false)} />
      ) : (
        <Button
          look="outline"
          onClick={async () => {
            if (await ensureLoaded()) setOpen(true);
          }}
        >
          <ReceiptText aria-hidden="true" size={18} />
          Show payment slip
        </Button>
      )}
    </div>
  );
}
