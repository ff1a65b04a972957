import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One part of the dashboard, under its heading. */
export function Panel({ title, action, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <div className="flex min-h-11 items-center justify-between gap-4 border-b-2 border-ink pb-1">
        <h2 id={id} className="heading text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
