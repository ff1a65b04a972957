import { Link } from 'react-router';
import { buttonClass } from '../../ui/button';

interface PagerProps {
  /** Total as text, such as '78 orders'. */
  found?: string;
  page: number;
  totalPages: number;
  /** There are more pages than were counted. */
  isMore: boolean;
  pathOf: (page: number) => string;
}

const look = buttonClass('quiet', 'print:hidden border border-(--line) px-4 hover:border-ink');

export function Pager({ found, page, totalPages, isMore, pathOf }: PagerProps) {
  const pages = isMore ? `more than ${totalPages - 1}` : totalPages;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 pt-5 text-sm">
      <Turn to={page > 1 ? pathOf(page - 1) : undefined} label="Previous" />
      <p className="figures text-(--soft)">{`${found ? `${found}, page` : 'Page'} ${page} of ${pages}`}</p>
      <Turn to={page < totalPages ? pathOf(page + 1) : undefined} label="Next" />
    </nav>
  );
}

/** Keeps its space when there is no page to go to. */
function Turn({ to, label }: { to: string | undefined; label: string }) {
  if (to === undefined)
    return (
      <span aria-hidden="true" className={`${look} pointer-events-none border-transparent! text-(--soft)`}>
        {label}
      </span>
    );
  return (
    <Link to={to} className={look}>
      {label}
    </Link>
  );
}
