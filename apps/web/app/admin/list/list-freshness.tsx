import { RefreshCw } from 'lucide-react';

interface ListFreshnessProps {
  /** The time of the read, as `07:12`. */
  readAt: string;
  /** Rows added since. */
  arrived: number;
  /** The count stops here. */
  countedMost: number;
  /** The plural and the singular: 'orders', 'order'. */
  noun: string;
  one: string;
  onShow: () => void;
}

/**
 * Shows when a list was read and how many rows were added since. The list does not change until the admin reloads it.
 */
export function ListFreshness({ readAt, arrived, countedMost, noun, one, onShow }: ListFreshnessProps) {
  const count = arrived < countedMost ? arrived : `${countedMost - 1}+`;
  return (
    // The same height without the button, so that no row moves when it appears.
    <span className="flex min-h-11 lg:pointer-fine:min-h-8 flex-wrap items-center gap-x-3">
      <span className="figures">{`As of ${readAt}`}</span>
      <span role="status">
        {arrived > 0 && (
          <button
            type="button"
            onClick={onShow}
            className="inline-flex min-h-11 lg:pointer-fine:min-h-8 items-center gap-2 rounded-md px-2 font-semibold text-ink underline underline-offset-4 hover:no-underline"
          >
            <RefreshCw aria-hidden="true" size={16} />
            <span>
              <span>{`${count} new`}</span>
              <span className="sr-only">{` ${arrived === 1 ? one : noun}, show them`}</span>
            </span>
          </button>
        )}
      </span>
    </span>
  );
}
