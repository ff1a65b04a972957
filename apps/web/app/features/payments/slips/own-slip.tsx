import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/payment-slips';
import { useLazy } from '../../../lib/loading/use-lazy';
import { Button } from '../../../ui/button';
import type { SlipSubject } from './slip-subject';

const loadSheet = async () => (await import('./slip-sheet')).SlipSheet;

interface OwnSlipProps extends SlipSubject {
  /** True if it is shown without a press. */
  isOpenAtFirst?: boolean;
  className?: string;
}

/** The payment slip of a due: a code that the counter types or scans. */
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
          <span>{words.showSlip}</span>
        </Button>
      )}
    </div>
  );
}
