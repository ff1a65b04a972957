import type { ProductCounts } from '@namma/contract/catalogue/schemas';
import { groupDigits } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { SlidersHorizontal, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router';
import * as words from '#words/catalogue';
import { withoutPrefix } from '../../lib/session/language';
import { buttonClass } from '../../ui/button';
import { chipPath, countFilters, filterGroups, pendingFilters } from './listing';
import type { Filters } from './listing-path';

const PANEL_ID = 'filters';

/** False in Safari before 17, Chrome before 114 and Firefox before 125. Call it in the browser only. */
const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** Shows or hides the panel above the list where there are no popovers. filter-panel.css hides it without `data-open`. */
function setOpenInPage(isOpen: boolean): void {
  const panel = document.getElementById(PANEL_ID);
  const opener = document.querySelector<HTMLElement>(`[aria-controls="${PANEL_ID}"]`);
  if (!panel || panel.hasAttribute('data-open') === isOpen) return;
  panel.toggleAttribute('data-open', isOpen);
  opener?.setAttribute('aria-expanded', String(isOpen));
  (isOpen ? panel.querySelector<HTMLElement>('[data-close]') : opener)?.focus();
}

/** Opens the panel where there is no room beside the list. Works before hydration and without JavaScript. */
export function FilterOpener({ filters }: { filters: Filters }) {
  const count = countFilters(filters);
  return (
    <button
      type="button"
      popoverTarget={PANEL_ID}
      aria-controls={PANEL_ID}
      className={buttonClass('outline', 'lg:hidden')}
      onClick={() => {
        if (!hasPopovers()) setOpenInPage(!document.getElementById(PANEL_ID)?.hasAttribute('data-open'));
      }}
    >
      <SlidersHorizontal aria-hidden="true" size={18} />
      <span>{words.filters}</span>
      {count > 0 && (
        <span className="figures grid size-6 place-items-center rounded-full bg-ink text-xs text-paper">
          <span className="sr-only">{words.chosenFilters}</span>
          <span>{count}</span>
        </span>
      )}
    </button>
  );
}

interface FilterPanelProps {
  filters: Filters;
  counts?: ProductCounts | undefined;
  onClearAll: () => void;
}

/**
 * The filters: beside the list on a desktop, otherwise a native popover, which Escape and a press outside close and
 * which restores the focus. In browsers without popovers the button shows it above the list.
 */
export function FilterPanel({ filters, counts, onClearAll }: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const shown = useLocation();
  const next = useNavigation().location;
  /** The newest address, even before it is rendered: two quick presses would overtake it. */
  const newest = useRef<Pick<Location, 'pathname' | 'search'>>(shown);
  useEffect(() => {
    const { pathname, search } = next ?? shown;
    newest.current = { pathname: withoutPrefix(pathname), search };
  }, [next, shown]);
  const close = () => {
    if (!hasPopovers()) setOpenInPage(false);
    else if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  const choose = (to: string) => {
    newest.current = new URL(to, window.location.href);
    void navigate(to);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are links
    <div
      ref={panel}
      id={PANEL_ID}
      popover="auto"
      role="group"
      aria-labelledby="filters-title"
      className="filter-panel"
      onToggle={(event) => {
        if (event.newState === 'open') panel.current?.querySelector<HTMLElement>('[data-close]')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        // Tabbing past its end must not put the focus behind the panel.
        if (hasPopovers() && relatedTarget && !panel.current?.contains(relatedTarget)) close();
      }}
    >
      <div className="flex min-h-11 items-center gap-2">
        <h2 id="filters-title" className="heading mr-auto text-lg">
          {words.filters}
        </h2>
        {countFilters(filters) > 0 && (
          <Link
            to={paths.listing}
            className="flex min-h-11 items-center px-2 text-sm underline underline-offset-4 hover:no-underline"
            onClick={() => {
              close();
              newest.current = new URL(paths.listing, window.location.href);
              onClearAll();
            }}
          >
            {words.clearAll}
          </Link>
        )}
        <button
          type="button"
          data-close
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          onClick={close}
          aria-label={words.closeFilters}
          className="-mr-2 grid size-11 place-items-center lg:hidden"
        >
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      {filterGroups(filters, counts).map(({ name, title, chips }) => (
        <section key={name} aria-labelledby={`filter-${name}`} className="border-t border-(--line) py-5">
          <h3 id={`filter-${name}`} className="eyebrow mb-3 text-(--soft)">
            {title}
          </h3>
          <ul className="flex flex-wrap gap-2">
            {chips.map(({ label, isActive, count, to }) => (
              <li key={label}>
                <ChipLink
                  to={to}
                  isActive={isActive}
                  onChoose={(event) => {
                    close();
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    event.preventDefault();
                    // Based on the newest address: another chip may have been pressed since the last render.
                    choose(chipPath(pendingFilters(filters, newest.current), name, label, counts));
                  }}
                >
                  <span>{label}</span>
                  {count !== undefined && <Count of={count} />}
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Read as `, 24 products`. */
const Count = ({ of: count }: { of: number }) => (
  <span className="text-xs opacity-75">
    <span className="sr-only">, </span>
    <span>{groupDigits(count)}</span>
    <span className="sr-only">{words.productsAfter(count)}</span>
  </span>
);

interface ChipLinkProps {
  to: string;
  isActive: boolean;
  onChoose: (event: MouseEvent) => void;
  children: ReactNode;
}

function ChipLink({ to, isActive, onChoose, children }: ChipLinkProps) {
  return (
    <Link
      to={to}
      onClick={onChoose}
      aria-current={isActive || undefined}
      className="figures inline-flex min-h-11 items-center gap-1.5 rounded-full border border-(--line) px-4 text-sm transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
    >
      {children}
      {isActive && <X aria-hidden="true" size={14} className="-mr-1" />}
    </Link>
  );
}
