import type { Day } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { paiseToRupees } from '@namma/contract/money';
import {
  type ReceiptMode,
  type ReceiptSubject,
  receiptModes,
  receiptSubjects,
} from '@namma/contract/payments/rules';
import { NO_CENTER } from '@namma/contract/reports/rules';
import { allCenters } from '@namma/contract/values/centers';
import type { PeriodReport } from './period-report.ts';
import { listPayments, type Paid, sumPayments } from './queries.ts';
import { stepsOf } from './rules.ts';

const modeLabels: Record<ReceiptMode, string> = { cash: 'Cash', upi: 'UPI', card: 'Card' };

const subjectLabels: Record<ReceiptSubject, string> = {
  membership: 'Memberships',
  checkout: 'Goods',
  pass: 'Passes',
};

/** Payments and refunds, by day or month, mode, center and subject. */
export const paymentReport: PeriodReport = {
  async read(db, period, step) {
    const rows = await sumPayments(db, period, step);
    const of = (by: (typeof rows)[number]['by'], value: Day | string | null) =>
      valuesOf(rows.find((row) => row.by === by && row.value === value));
    return {
      totals: of('all', null),
      steps: new Map(
        rows.flatMap((row) => (row.by === 'step' ? [[row.value ?? '', valuesOf(row)] as const] : [])),
      ),
      parts: [
        {
          by: 'mode',
          rows: receiptModes.map((mode) => ({ label: modeLabels[mode], values: of('mode', mode) })),
        },
        {
          by: 'center',
          rows: [
            ...allCenters().map((center) => ({ label: centerLabel(center), values: of('center', center) })),
            { label: NO_CENTER, values: of('center', '') },
          ],
        },
        {
          by: 'what for',
          rows: receiptSubjects.map((subject) => ({
            label: subjectLabels[subject],
            values: of('subject', subject),
          })),
        },
      ],
    };
  },

  header: ['From', 'To', 'Center', 'For', 'Mode', 'Payments', 'Received', 'Given back', 'Net'],
  async list(db, period, step) {
    const lastDays = new Map(stepsOf(period, step).map(({ from, to }) => [from, to]));
    const rows = await listPayments(db, period, step);
    return rows.map(({ first, center, subject, mode, ...paid }) => [
      first,
      lastDays.get(first) ?? first,
      center ? centerLabel(center) : NO_CENTER,
      subjectLabels[subject],
      modeLabels[mode],
      paid.payments,
      ...[paid.received, paid.returned, paid.received - paid.returned].map(paiseToRupees),
    ]);
  },
};

const valuesOf = ({ received, returned, payments }: Paid = { received: 0, returned: 0, payments: 0 }) => [
  received,
  returned,
  received - returned,
  payments,
];
