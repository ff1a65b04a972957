import { type ReactNode, useId, useState } from 'react';

interface PanelProps {
  title: string;
  /** Explains how the figures are counted. */
  definition?: string;
  className?: string;
  children: ReactNode;
}

const WIDE = '(min-width: 48rem)';

/** A part of the dashboard under its heading. On a phone it is closed at first, so that the page stays short. */
export function Panel({ title, definition, className = '', children }: PanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches);
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 content-center border-b-2 border-ink">
          <h2 id={id} className="heading inline text-base">
            {title}
          </h2>
        </summary>
        {definition && <p className="pt-3 text-xs text-(--soft)">{definition}</p>}
        {children}
      </details>
    </section>
  );
}
