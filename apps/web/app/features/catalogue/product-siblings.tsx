import type { Sibling } from '@namma/contract/catalogue/attribute-schemas';
import { formatRupees } from '@namma/contract/money';
import { productPath } from '@namma/contract/paths';
import { Link } from 'react-router';
import { type SiblingChip, siblingRows } from './siblings';

const look = 'grid min-h-11 content-center rounded-md border px-4 py-1.5 text-sm font-semibold';

/** Other flavours and sizes of a product. */
export function ProductSiblings({
  siblings,
  productId,
}: {
  siblings: readonly Sibling[];
  productId: number;
}) {
  return siblingRows(siblings, productId).map(({ title, chips, note }) => (
    <nav key={title} aria-label={title} className="mt-6">
      <h2 className="eyebrow text-(--soft)">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li key={chip.label} className="flex">
            <Chip {...chip} />
          </li>
        ))}
      </ul>
      {note && <p className="mt-2 text-xs text-(--soft)">{note}</p>}
    </nav>
  ));
}

function Chip({ label, isCurrent, productId, priceRupees, note }: SiblingChip) {
  const small = 'figures text-xs font-normal';
  const more = (
    <>
      {priceRupees !== undefined && (
        <span translate="no" className={small}>
          {formatRupees(priceRupees)}
        </span>
      )}
      {note && <span className={small}>{note}</span>}
    </>
  );
  if (isCurrent)
    return (
      <span aria-current="true" className={`${look} border-ink bg-ink text-paper`}>
        <span>{label}</span>
        {more}
      </span>
    );
  if (productId === undefined)
    return <s className={`${look} border-dashed border-(--line) text-(--soft)`}>{label}</s>;
  return (
    <Link to={productPath(productId)} className={`${look} border-(--edge) hover:border-current`}>
      <span>{label}</span>
      {more}
    </Link>
  );
}
