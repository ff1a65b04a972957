import type { ReactNode } from 'react';
import { Art } from '../../ui/art';

interface AccountFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** An account screen in two halves: its title on ink, the form on paper. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className="md:grid md:min-h-below-header md:grid-cols-12">
      <div className="ground-ink md:col-span-5">
        <div className="@container relative isolate grid grid-cols-1 gap-4 px-gutter pt-12 pb-10 md:sticky md:top-header md:min-h-below-header md:content-end md:py-16 md:pl-page-edge">
          {/* Not on phones, which would fetch the picture without showing it. */}
          <div aria-hidden="true" className="absolute inset-0 -z-10 hidden md:block">
            <Art
              name="class-boxing"
              kind="upright"
              alt=""
              sizes="(min-width: 48rem) 42vw, 1px"
              className="size-full"
            />
            <div className="absolute inset-0 bg-linear-to-t from-ink from-15% to-ink/0 to-60%" />
          </div>
          <span aria-hidden="true" className="h-2 w-14 bg-lime" />
          <h1 className="display text-account">{title}</h1>
          <p className="max-w-80 text-(--soft)">{lead}</p>
        </div>
      </div>
      <div className="px-gutter py-10 md:col-span-7 md:grid md:items-center md:py-16 md:pr-page-edge md:pl-inset">
        <div className="w-full max-w-160">{children}</div>
      </div>
    </div>
  );
}
