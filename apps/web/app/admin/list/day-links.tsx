import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';

interface DayLinksProps {
  /** Undefined where there is no earlier day. */
  before: string | undefined;
  /** Undefined where there is no later day. */
  after: string | undefined;
}

/** Links to the same screen on the day before and the day after. */
export const DayLinks = ({ before, after }: DayLinksProps) => (
  <div className="flex flex-wrap gap-2">
    {before !== undefined && (
      <DayLink to={before}>
        <ChevronLeft aria-hidden="true" size={18} />
        <span>Day before</span>
      </DayLink>
    )}
    {after !== undefined && (
      <DayLink to={after}>
        <span>Day after</span>
        <ChevronRight aria-hidden="true" size={18} />
      </DayLink>
    )}
  </div>
);

const DayLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <ButtonLink to={to} look="quiet" className="border border-(--line) px-4!" preventScrollReset>
    {children}
  </ButtonLink>
);
