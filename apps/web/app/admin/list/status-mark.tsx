const tones = {
  /** The row needs an action. */
  waiting: 'bg-signal',
  moving: 'bg-ink',
  done: 'bg-good',
  off: 'border border-ink',
} as const;

export type Tone = keyof typeof tones;

/** A state in one word. The colour is an addition, never the only sign. */
export function StatusMark({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 @table/admin-table:whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${tones[tone]}`} />
      <span>{children}</span>
    </span>
  );
}
