import type { ClaimLinkReply } from '@namma/contract/members/schemas';
import { formatTime24 } from '@namma/contract/values/times';
import { QrPicture } from '../../ui/qr-picture';

/** The link by which somebody claims the account on their own phone (D78). */
export function ClaimLink({ link: { qr, claimLink, expiresAt } }: { link: ClaimLinkReply }) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4 text-center">
      <QrPicture qr={qr} label="QR code of the link" className="size-56 rounded-md" />
      <p>
        <span>Scan with the camera of the member’s phone. </span>
        <span className="font-semibold">{`Works once, until ${formatTime24(new Date(expiresAt))}.`}</span>
      </p>
      <p translate="no" className="w-full bg-paper-sunken p-3 text-left text-sm wrap-anywhere select-all">
        {claimLink}
      </p>
    </div>
  );
}
