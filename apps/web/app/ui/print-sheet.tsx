import { type ReactNode, type RefObject, useRef } from 'react';
import './print-sheet.css';

interface PrintSheetProps {
  sheet?: RefObject<HTMLElement | null>;
  /** True if the browser's own print command prints only this sheet. At most one on a screen. */
  isMain?: boolean;
  /** Names the sheet for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A part of the screen that looks like paper and is printed alone. */
export const PrintSheet = ({ sheet, isMain = false, label, className = '', children }: PrintSheetProps) => (
  <section
    ref={sheet}
    aria-label={label}
    data-main-sheet={isMain || undefined}
    data-printed={isMain || undefined}
    className={`print-sheet ${className}`}
  >
    {children}
  </section>
);

/** Prints one sheet of a screen that may have several. */
export function usePrintSheet() {
  const sheet = useRef<HTMLElement>(null);
  function print(): void {
    markOnly(sheet.current);
    // Some browsers return from `print` before the dialog is closed.
    window.addEventListener('afterprint', () => markOnly(document.querySelector('[data-main-sheet]')), {
      once: true,
    });
    window.print();
  }
  return { sheet, print };
}

/** Prints the marked sheet, or the whole screen without one. */
function markOnly(sheet: Element | null): void {
  for (const marked of document.querySelectorAll('[data-printed]')) marked.removeAttribute('data-printed');
  sheet?.setAttribute('data-printed', 'true');
}
