import { brand } from '@namma/contract/brand';
import { type Day, formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import { receiptModes } from '@namma/contract/payments/rules';
import { formatMoment, formatTime24 } from '@namma/contract/values/times';
import type { ReactNode, RefObject } from 'react';
import { modeLabels } from '../../../admin/money/mode-labels';
import { PrintSheet } from '../../../ui/print-sheet';
import { kindLabels } from './labels';
import { byAdmin, byCenter, bySubject, type CashUp, nameReceiver, type SumRow } from './sums';

interface CashUpSheetProps {
  sheet: RefObject<HTMLElement | null>;
  cashUp: CashUp;
  center: string | undefined;
  day: Day;
  readAt: Date;
}

/** The cash-up on A4, with room for the counted cash and two signatures. Shown only on paper. */
export function CashUpSheet({ sheet, cashUp, center, day, readAt }: CashUpSheetProps) {
  return (
    <PrintSheet sheet={sheet} isMain label="Cash-up" className="hidden text-xs print:block">
      <header className="flex items-end justify-between gap-6 border-b-2 border-ink pb-3">
        <div>
          <p className="display text-base">{brand.name}</p>
          <p className="heading text-xl">{`Cash-up of ${formatDay(day)}`}</p>
        </div>
        <p className="text-right">
          <span>{center ?? 'All centers'}</span>
          <br />
          <span>{`Printed ${formatMoment(readAt.toISOString())}`}</span>
        </p>
      </header>
      <Sums title="By center" rows={byCenter(cashUp)} />
      <Sums title="By item" rows={bySubject(cashUp)} />
      <Sums title="By employee" rows={byAdmin(cashUp)} />
      <h2 className="heading mt-6 mb-1 text-sm">Receipts</h2>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b-2 border-ink text-left">
            <Head>No.</Head>
            <Head>Time</Head>
            <Head>Paid by, for</Head>
            <Head>How</Head>
            <Head>Center</Head>
            <Head>Received by</Head>
            <Head isNumber>Amount</Head>
          </tr>
        </thead>
        <tbody>
          {cashUp.rows.map((row) => (
            <tr key={row.receiptId} className="border-b border-(--line) align-top">
              <Cell>{row.receiptNumber}</Cell>
              <Cell>{formatTime24(new Date(row.at))}</Cell>
              <Cell>
                <span>{row.member}</span>
                <br />
                <span>{row.title}</span>
                {row.kind !== 'payment' && (
                  <>
                    <br />
                    <span>{`${kindLabels[row.kind]}${row.reverses !== null ? ` of ${row.reverses}` : ''}${row.reason ? `: ${row.reason}` : ''}`}</span>
                  </>
                )}
              </Cell>
              <Cell>
                <span>{modeLabels[row.mode]}</span>
                {row.utr && (
                  <>
                    <br />
                    <span>{row.utr}</span>
                  </>
                )}
              </Cell>
              <Cell>{row.center ? centerLabel(row.center) : 'At the door'}</Cell>
              <Cell>{nameReceiver(row, cashUp)}</Cell>
              <Cell isNumber>{formatPaise(row.amountPaise)}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-12 grid grid-cols-3 gap-8">
        {['Cash counted', 'Counted by', 'Taken over by'].map((label) => (
          <p key={label} className="border-t border-ink pt-1">
            {label}
          </p>
        ))}
      </div>
    </PrintSheet>
  );
}

function Sums({ title, rows }: { title: string; rows: readonly SumRow[] }) {
  return (
    <>
      <h2 className="heading mt-6 mb-1 text-sm">{title}</h2>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b-2 border-ink text-left">
            <Head />
            {receiptModes.map((mode) => (
              <Head key={mode} isNumber>
                {modeLabels[mode]}
              </Head>
            ))}
            <Head isNumber>Total</Head>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, byMode, total, isTotal }) => (
            <tr key={key} className={isTotal ? 'font-semibold' : 'border-b border-(--line)'}>
              <Cell>{name}</Cell>
              {receiptModes.map((mode) => (
                <Cell key={mode} isNumber>
                  {formatPaise(byMode[mode])}
                </Cell>
              ))}
              <Cell isNumber>{formatPaise(total)}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface CellProps {
  isNumber?: boolean;
  children?: ReactNode;
}

const Head = ({ isNumber, children }: CellProps) => (
  <th scope="col" className={`py-1 pr-3 font-semibold ${isNumber ? 'text-right' : ''}`}>
    {children}
  </th>
);
const Cell = ({ isNumber, children }: CellProps) => (
  <td className={`py-1 pr-3 ${isNumber ? 'figures text-right whitespace-nowrap' : ''}`}>{children}</td>
);
