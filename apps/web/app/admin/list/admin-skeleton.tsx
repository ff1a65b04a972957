/** Shown while an admin screen loads its rows. */
export function AdminSkeleton() {
  return (
    <div role="status" className="grid animate-pulse gap-4 motion-reduce:animate-none">
      <span className="sr-only">Loading</span>
      <div className="h-11 w-56 max-w-full rounded-md bg-paper-sunken" />
      <div className="mb-2 h-11 rounded-md bg-paper-sunken" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="h-12 border-b border-(--line)">
          <div className="h-7 rounded-sm bg-paper-sunken" />
        </div>
      ))}
    </div>
  );
}
