import type { FirstHourLine } from '@namma/contract/dashboard/schemas';
import * as paths from '@namma/contract/paths';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { storage } from '../../lib/session/storage';
import { Button } from '../../ui/button';

const LATER_KEY = 'firstHourLater';

const lines: readonly { name: FirstHourLine; label: string; text: string; to?: string }[] = [
  {
    name: 'settings',
    label: 'Settings of the gym',
    text: 'Check phone, address, hours and prices.',
    to: paths.adminSettings,
  },
  {
    name: 'staff',
    label: 'Staff',
    text: 'Invite your team.',
    to: paths.adminStaff,
  },
  {
    name: 'lists',
    label: 'Members and products',
    text: 'Import your lists, or add your first product.',
    to: paths.adminImports,
  },
  { name: 'stock', label: 'Stock', text: 'Count your stock.', to: paths.adminProducts },
  {
    name: 'tax',
    label: 'Tax',
    text: 'Set TAX_SCHEME, GSTIN and LEGAL_NAME on the server.',
    to: paths.adminTaxDetails,
  },
  {
    name: 'mail',
    label: 'Mail',
    text: 'Set SMTP_URL and MAIL_FROM on the server.',
    to: paths.adminMails,
  },
  {
    name: 'backup',
    label: 'Backups',
    text: 'Set BACKUP_DIR on the server to a folder, ideally on another disk.',
    to: paths.adminSystem,
  },
];

/** Setup checklist, hidden after the first check-in (D84). */
export function FirstHour() {
  const { answer } = useAnswer((signal) => api('admin/getFirstHour', { signal }));
  const [isLater, setLater] = useState(() => storage.read(LATER_KEY) === 'yes');
  const done = answer?.lines;
  if (!done || isLater) return null;
  return (
    <section
      aria-labelledby="first-hour"
      className="mb-10 border-l-4 border-lime bg-paper-sunken p-5 wrap-anywhere"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="first-hour" className="heading text-lg">
          Get started
        </h2>
        <Button
          look="quiet"
          onClick={() => {
            storage.write(LATER_KEY, 'yes');
            setLater(true);
          }}
        >
          Later
        </Button>
      </div>
      <ul className="mt-3 grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {lines.map(({ name, label, text, to = paths.admin }) => (
          <li key={name} className="flex gap-3 border-t border-(--line) py-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full border border-current"
            >
              {done[name] && <Check size={16} />}
            </span>
            <span className="grid min-w-0 gap-0.5">
              <Link to={to} className="font-semibold underline">
                {label}
              </Link>
              <span className="text-sm text-(--soft)">{text}</span>
              <span className="text-sm">{done[name] ? 'Done' : 'Open'}</span>
            </span>
          </li>
        ))}
        <li className="flex gap-3 border-t border-(--line) py-3">
          <span aria-hidden="true" className="size-6 shrink-0 rounded-full border border-current" />
          <span className="grid min-w-0 gap-0.5">
            <Link to={paths.adminCounter} className="font-semibold underline">
              First check-in
            </Link>
            <span className="text-sm text-(--soft)">
              At the counter, by name or card. This list then disappears.
            </span>
            <span className="text-sm">Open</span>
          </span>
        </li>
      </ul>
    </section>
  );
}
