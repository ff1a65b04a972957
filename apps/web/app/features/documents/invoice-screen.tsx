import type { DocumentDetails } from '@namma/contract/documents/schemas';
import * as paths from '@namma/contract/paths';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import * as words from '#words/documents';
import { api } from '../../lib/api/api';
import { useIsAdmin } from '../../lib/session/session';
import { Button } from '../../ui/button';
import { PrintSheet, usePrintSheet } from '../../ui/print-sheet';
import { InvoiceSheet } from './invoice-sheet';

/** A document on the screen, to be printed on A4 or saved as PDF by the browser. */
export function InvoiceScreen({ document }: { document: DocumentDetails }) {
  const isAdmin = useIsAdmin();
  const { sheet, print } = usePrintSheet();
  const { number, kind } = document;
  useTellPrinted(number, !isAdmin);
  const back = backOf(document, isAdmin);
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-20 md:pt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link
          to={back.to}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" size={16} />
          <span>{back.label}</span>
        </Link>
        <Button look="primary" onClick={print}>
          <Printer aria-hidden="true" size={18} />
          <span>{words.print}</span>
        </Button>
      </div>
      <PrintSheet
        sheet={sheet}
        isMain
        label={`${words.titleOf(kind)} ${number}`}
        className="mx-auto w-full max-w-4xl rounded-lg border border-(--line) p-5 sm:p-10"
      >
        <InvoiceSheet document={document} />
      </PrintSheet>
    </div>
  );
}

/** Back link to the list that the document belongs to. */
function backOf({ checkoutId, passId }: DocumentDetails, isAdmin: boolean): { to: string; label: string } {
  if (checkoutId) return { to: isAdmin ? paths.adminOrders : paths.profileOrders, label: words.backToOrders };
  if (passId)
    return isAdmin
      ? { to: paths.adminPasses, label: 'Passes' }
      : { to: paths.profileDocuments, label: words.documents };
  return isAdmin
    ? { to: paths.adminMemberships, label: words.backToMemberships }
    : { to: paths.profileMembership, label: words.backToMembership };
}

/** Reports that the buyer printed the document, after which the step that issued it can no longer be undone. */
function useTellPrinted(number: string, isBuyer: boolean): void {
  useEffect(() => {
    if (!isBuyer) return;
    const tell = () => void api('documents/markPrinted', { body: { number } }).catch(() => {});
    window.addEventListener('beforeprint', tell);
    return () => window.removeEventListener('beforeprint', tell);
  }, [number, isBuyer]);
}
