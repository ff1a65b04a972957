import { categories } from '@namma/contract/catalogue/rules';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import * as words from '#words/catalogue';
import { listingPath } from './listing-path';

const close = (menu: HTMLDetailsElement | null) => menu?.removeAttribute('open');

/** 'All Categories': a native disclosure, which also opens without JavaScript. */
export function CategoryMenu() {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close(menu.current);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  return (
    <details
      ref={menu}
      className="group relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        close(menu.current);
        menu.current.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !menu.current?.contains(relatedTarget)) close(menu.current);
      }}
    >
      <summary className="flex min-h-12 list-none items-center gap-2 text-sm font-semibold whitespace-nowrap [&::-webkit-details-marker]:hidden">
        <span>{words.allCategories}</span>
        <ChevronDown aria-hidden="true" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 z-20 mt-1 w-64 max-w-window rounded-md bg-paper-raised py-2 shadow-float">
        {categories.map(({ value, label }) => (
          <li key={value}>
            <Link
              to={listingPath({ category: value })}
              onClick={() => close(menu.current)}
              className="flex min-h-12 items-center px-4 text-base font-semibold -outline-offset-2 hover:bg-paper-sunken"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
