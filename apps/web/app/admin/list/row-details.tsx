import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog';

interface RowDetailsProps {
  title: string;
  columns: readonly { title: string; value: ReactNode }[];
  isOpen: boolean;
  onClose: () => void;
}

/** Every column of a row, where nothing is cut. Load it when it is first opened. */
export const RowDetails = ({ columns, ...dialog }: RowDetailsProps) => (
  <Dialog {...dialog}>
    <dl className="grid divide-y divide-(--line) text-sm">
      {columns.map(({ title, value }) => (
        <div key={title} className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-(--soft)">{title}</dt>
          <dd className="min-w-0 wrap-anywhere">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
