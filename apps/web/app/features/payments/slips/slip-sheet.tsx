import { brand } from '@namma/contract/brand';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#words/payment-slips';
import { LoadState } from '../../../admin/writes/load-state';
import { useAnswer } from '../../../lib/api/use-answer';
import { useGym } from '../../../shared/gym-settings';
import { Button } from '../../../ui/button';
import { PrintSheet, usePrintSheet } from '../../../ui/print-sheet';
import { QrPicture } from '../../../ui/qr-picture';
import type { Slip, SlipSubject } from './slip-subject';

/** The slip as paper, with a button that prints it. */
export function SlipSheet({ read, ...subject }: SlipSubject & { onClose: () => void }) {
  const { answer, failure, retry } = useAnswer(read);
  if (!answer)
    return (
      <div className="rounded-md bg-paper-raised p-5 text-ink">
        <LoadState failure={failure} onRetry={retry} />
      </div>
    );
  if (answer.duePaise === 0)
    return <p className="rounded-md bg-paper-raised p-5 text-ink">{words.nothingDue}</p>;
  return <Sheet slip={answer} {...subject} />;
}

function Sheet({
  slip,
  title,
  name,
  onClose,
}: Omit<SlipSubject, 'read'> & { slip: Slip; onClose: () => void }) {
  const { sheet, print } = usePrintSheet();
  const { code, duePaise, center, qr } = slip;
  const { phone, centers } = useGym();
  const street = center && centers[center]?.street;
  return (
    <PrintSheet
      sheet={sheet}
      label={words.slipFor(title)}
      className="ground-paper @container rounded-md p-5 sm:p-6"
    >
      <div className="grid gap-x-8 gap-y-5 @md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid content-start gap-5">
          <div>
            <p className="eyebrow text-(--soft)">{`${brand.name} · ${words.paymentSlip}`}</p>
            <p translate="no" className="figures heading mt-2 text-2xl">
              {code}
            </p>
          </div>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(36)),1fr))] gap-x-6 gap-y-4">
            <Detail label={center ? words.amountDue : words.amountToPay}>
              <span translate="no" className="figures text-lg">
                {formatPaise(duePaise)}
              </span>
            </Detail>
            <Detail label={words.payAt}>
              <span>{center ? centerLabel(center) : words.doorOrCenter}</span>
              {street && <span className="block text-sm font-normal">{street}</span>}
            </Detail>
            {/* Two days in words are too long for a column. */}
            <Detail label={words.paidFor} className="col-span-full">
              <span>{title}</span>
              <span className="block text-sm font-normal">{name}</span>
            </Detail>
          </dl>
        </div>
        <QrPicture
          qr={qr}
          label={words.qrLabel(code)}
          className="w-44 max-w-full justify-self-center rounded-sm border border-(--line) @md:justify-self-end"
        />
      </div>
      <p className="mt-4 text-sm text-(--soft)">
        <span>{words.showCode}</span>
        <span className="hidden print:inline">{words.questionsTo(phone)}</span>
      </p>
      <div data-screen-only className="mt-5 flex flex-wrap gap-3">
        <Button look="solid" onClick={print}>
          <Printer aria-hidden="true" size={18} />
          <span>{words.printSlip}</span>
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.hide}
        </Button>
      </div>
    </PrintSheet>
  );
}

interface DetailProps {
  label: string;
  className?: string;
  children: ReactNode;
}

const Detail = ({ label, className = '', children }: DetailProps) => (
  <div className={`min-w-0 ${className}`}>
    <dt className="text-xs text-(--soft)">{label}</dt>
    <dd className="mt-1 font-semibold wrap-anywhere">{children}</dd>
  </div>
);
