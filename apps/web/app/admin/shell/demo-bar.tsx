/** Says that the first start created demo data, and how to remove it. */
export function DemoBar() {
  return (
    <aside
      aria-label="Demo data"
      className="print:hidden mb-6 rounded-md border border-(--line) bg-paper-sunken px-4 py-3 text-sm"
    >
      <strong className="font-semibold">Demo data.</strong>
      <span>{` These members, orders and messages are invented. `}</span>
      <code className="inline-block max-w-full rounded-sm bg-paper-raised px-1.5 break-words">
        npm run demo -- clear
      </code>
      <span>{` removes them and keeps what real people did.`}</span>
    </aside>
  );
}
