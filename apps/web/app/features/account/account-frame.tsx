import type { ReactNode } from 'react';

interface AccountFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The two halves of an account screen: what it is on ink, the form on paper. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className="md:grid md:min-h-[calc(100dvh-4rem)] md:grid-cols-12">
      <div className="ground-ink md:col-span-5">
        <div className="grid gap-4 px-[clamp(1rem,4vw,3rem)] pt-12 pb-10 md:sticky md:top-16 md:min-h-[calc(100dvh-4rem)] md:content-end md:py-16 md:pl-[calc(max(0px,(100vw-84rem)/2)+clamp(1rem,4vw,3rem))]">
          <span aria-hidden="true" className="h-2 w-14 bg-lime" />
          <h1 className="display text-3xl">{title}</h1>
          <p className="max-w-80 text-(--soft)">{lead}</p>
        </div>
      </div>
      <div className="px-[clamp(1rem,4vw,3rem)] py-10 md:col-span-7 md:grid md:items-center md:py-16 md:pr-[calc(max(0px,(100vw-84rem)/2)+clamp(1rem,4vw,3rem))] md:pl-[clamp(3rem,8vw,8rem)]">
        <div className="w-full max-w-160">{children}</div>
      </div>
    </div>
  );
}

/** Said only where no script runs: the page reads, but nothing can be sent. */
export function ScriptNeeded({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-6 border-l-4 border-signal bg-signal-wash p-4 text-sm">{children}</p>
    </noscript>
  );
}
