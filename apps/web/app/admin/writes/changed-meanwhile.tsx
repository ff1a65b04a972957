import { useEffect, useRef } from 'react';

interface ChangedMeanwhileProps {
  /** Explanation and next step. */
  sentence: string;
  /** Saved values by label. */
  rows: readonly (readonly [label: string, value: string])[];
}

/** Shows the saved values above a form whose row was changed by someone else since it was opened. Typed values stay. */
export function ChangedMeanwhile({ sentence, rows }: ChangedMeanwhileProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="col-span-full grid gap-3 border-l-4 border-signal bg-signal-wash p-4 text-sm outline-none"
    >
      <p>{sentence}</p>
      <p className="font-semibold">Saved now</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p>Your changes are not saved yet. Save again to keep them.</p>
    </div>
  );
}
