import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  /** What its figures count. */
  definition?: string;
  className?: string;
  children: ReactNode;
}

/** A part of the dashboard under its heading. */
export function Panel({ title, definition, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <h2 id={id} className="heading border-b-2 border-ink pb-2 text-base">
        {title}
      </h2>
      {definition && <p className="pt-3 text-xs text-(--soft)">{definition}</p>}
      {children}
    </section>
  );
}
