import * as words from '#words/ui';

/** Shown while a list loads its next page. */
export function Spinner({ label = words.loading }: { label?: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-8 text-sm">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-(--line) border-t-current motion-reduce:animate-none"
      />
      <span>{label}</span>
    </div>
  );
}
