import { formatPaise } from '@namma/contract/money';

export interface SumLine {
  label: string;
  paise: number;
  /** The last one, to which the others come. */
  isTotal?: boolean;
}

/** Amounts as on a bill; deductions have a minus. */
export const SumLines = ({ lines }: { lines: readonly SumLine[] }) => (
  <dl className="grid gap-2 rounded-md bg-paper-sunken p-4 text-sm text-ink">
    {lines.map(({ label, paise, isTotal = false }) => (
      <div
        key={label}
        className={`flex flex-wrap items-baseline justify-between gap-x-6 ${isTotal ? 'border-t border-ink pt-2 font-semibold' : ''}`}
      >
        <dt className="min-w-0 wrap-anywhere">{label}</dt>
        <dd className={`figures ml-auto ${isTotal ? 'heading text-lg' : ''}`}>
          {paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise)}
        </dd>
      </div>
    ))}
  </dl>
);
