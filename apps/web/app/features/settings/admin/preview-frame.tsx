import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** A part of a public page as wide as this window, made smaller. Nothing in it can be pressed. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth } = document.documentElement;
      // Nothing is laid out where no window is.
      if (clientWidth > 0) setScale((frame.current?.clientWidth ?? 0) / clientWidth);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (
    <section
      ref={frame}
      aria-label="Preview"
      // Scrolled by keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
      tabIndex={0}
      className="max-h-80 overflow-x-hidden overflow-y-auto rounded-md border border-(--line)"
    >
      <div inert className="ground-ink w-screen" style={{ zoom: scale }}>
        {children}
      </div>
    </section>
  );
}
