/** Says that the people and orders of this shop are invented, and how to open a real one. */
export function DemoBar() {
  return (
    <aside
      aria-label="Demo shop"
      className="print:hidden mb-6 rounded-md border border-(--line) bg-paper-sunken px-4 py-3 text-sm"
    >
      <strong className="font-semibold">Demo shop.</strong>
      <span>{` These members, orders and messages are invented. For a real shop, start with `}</span>
      <code className="inline-block max-w-full rounded-sm bg-paper-raised px-1.5 break-words">
        SEED=catalogue
      </code>
      <span>{` and a data folder of its own.`}</span>
    </aside>
  );
}
