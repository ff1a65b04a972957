import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import * as words from '#words/lib';

/** Leads to a receipt or an invoice; nothing before there is one. */
export const DocumentLink = ({ number, className = '' }: { number: string | null; className?: string }) =>
  number !== null && (
    <Link
      to={paths.invoicePath(number)}
      className={`inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 hover:no-underline ${className}`}
    >
      <span>
        <span>{`${words.receiptOrInvoice} `}</span>
        <span translate="no" className="figures wrap-anywhere">
          {number}
        </span>
      </span>
    </Link>
  );
