import { formatPaise } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';

/** Result of ending or changing a membership. */
export interface Result {
  status: string;
  /** A credit note, or the document of the new membership. */
  documentNumber?: string | undefined;
  /** For a change: slip and amount due of the new membership. */
  slipCode?: string | undefined;
  duePaise?: number | undefined;
  /** Pending refund of the old membership. */
  refundWaits?: number | undefined;
}

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** Next steps: print the document, receive the rest, refund. */
export const EndResult = ({ result }: { result: Result }) => (
  <div role="status">
    <ul className="grid gap-2 text-sm">
      {result.documentNumber !== undefined && (
        <li>
          <Link to={paths.invoicePath(result.documentNumber)} className={link}>
            {`Print ${result.documentNumber}`}
          </Link>
        </li>
      )}
      {result.duePaise !== undefined && result.duePaise > 0 && (
        <li>
          <span>{`${formatPaise(result.duePaise)} to be paid, slip `}</span>
          <span className="figures font-semibold">{result.slipCode}</span>
        </li>
      )}
      {result.refundWaits !== undefined && result.refundWaits > 0 && (
        <li>{`${formatPaise(result.refundWaits)} to refund`}</li>
      )}
    </ul>
  </div>
);
