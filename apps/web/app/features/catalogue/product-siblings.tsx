import type { Sibling } from '@namma/contract/catalogue/fact-schemas';
import { productPath } from '@namma/contract/paths';
import { Link } from 'react-router';
import { siblingRows } from './siblings';

const chip = 'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold';

/** Other flavours and sizes of a product. */
export function ProductSiblings({
  siblings,
  productId,
}: {
  siblings: readonly Sibling[];
  productId: number;
}) {
  return siblingRows(siblings, productId).map(({ title, chips }) => (
    <nav key={title} aria-label={title} className="mt-6">
      <h2 className="eyebrow text-(--soft)">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {chips.map(({ label, isCurrent, productId }) => (
          <li key={label}>
            {isCurrent ? (
              <span aria-current="true" className={`${chip} border-ink bg-ink text-paper`}>
                {label}
              </span>
            ) : (
              <Link to={productPath(productId)} className={`${chip} border-(--edge) hover:border-current`}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  ));
}
