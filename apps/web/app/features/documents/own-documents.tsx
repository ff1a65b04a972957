import { formatDay } from '@namma/contract/days/dates';
import type { DocumentSummary } from '@namma/contract/documents/schemas';
import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import * as words from '#words/documents';
import { readCached } from '../../lib/loading/read-cache';
import { useOlderRows } from '../../lib/loading/use-older-rows';
import { ShowOlder } from '../../ui/show-older';
import { StateScreen } from '../../ui/state-screen';
import { exactRupees } from './amounts';

/** The member's receipts, invoices and credit notes, newest first. */
export function OwnDocuments({ newest }: { newest: readonly DocumentSummary[] }) {
  const { rows, ...older } = useOlderRows(
    newest,
    (before) => readCached('documents/getMine', { before }),
    ({ id }) => id,
  );
  if (rows.length === 0)
    return (
      <StateScreen title={words.noDocuments} link={{ to: paths.store, children: words.toTheStore }}>
        {words.noDocumentsWhy}
      </StateScreen>
    );
  return (
    <>
      <ul className="border-t-2 border-ink">
        {rows.map((document) => (
          <OwnDocument key={document.id} {...document} />
        ))}
      </ul>
      <ShowOlder what={words.documentsNoun} {...older} />
    </>
  );
}

function OwnDocument({ number, kind, issuedOn, totalPaise, against, cancelledAt }: DocumentSummary) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-(--line) py-2.5">
      <div className="grid min-w-0 justify-items-start wrap-anywhere">
        <Link
          to={paths.invoicePath(number)}
          className="figures inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline"
        >
          {`${words.titleOf(kind)} ${number}`}
        </Link>
        <p className="text-sm text-(--soft)">
          <time dateTime={issuedOn}>{formatDay(issuedOn)}</time>
          <span>{`${against ? words.against(against) : ''}${cancelledAt ? words.cancelledAfter : ''}`}</span>
        </p>
      </div>
      <p className={`figures ml-auto ${cancelledAt ? 'text-(--soft) line-through' : 'font-semibold'}`}>
        {`${kind === 'credit_note' ? '− ' : ''}${exactRupees(totalPaise)}`}
      </p>
    </li>
  );
}
