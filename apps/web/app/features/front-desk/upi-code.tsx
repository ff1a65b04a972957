import type { Reply } from '@namma/contract/calls';
import { formatPaise } from '@namma/contract/money';
import { QrPicture } from '../../ui/qr-picture';

/** The code that the buyer's phone scans. */
export const UpiCode = ({ upi, caption }: { upi: Reply<'payments/getUpi'>; caption: string }) => (
  <figure className="grid gap-2">
    <QrPicture
      qr={upi.qr}
      label={`UPI QR code for ${formatPaise(upi.amountPaise)}`}
      className="aspect-square w-full max-w-80 justify-self-center rounded-md"
    />
    <figcaption className="text-center text-sm text-(--soft)">{caption}</figcaption>
  </figure>
);
