import type { ReactNode } from 'react';
import type { Elements } from '../../ui/elements';

/** One kind of component, in all its states. */
export function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="grid gap-6 border-t border-(--line) py-10">
      <h2 className="heading text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** States side by side, as many as fit. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-6 gap-y-4">{children}</div>;
}

/** A state with its name. */
export function Case({ name, children }: { name: string; children: Elements }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="text-xs text-(--soft)">{name}</p>
      {children}
    </div>
  );
}

/** Its children on paper and on ink. */
export function OnBothGrounds({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="ground-paper min-w-0 border border-(--line) p-6">{children}</div>
      <div className="ground-ink min-w-0 p-6">{children}</div>
    </div>
  );
}
