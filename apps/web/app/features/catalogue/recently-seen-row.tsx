import { productPath } from '@namma/contract/paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import * as words from '#words/catalogue';
import { whenSessionChanges } from '../../lib/session/session';
import { ProductPicture } from '../../ui/picture';
import { listRecentlySeen, rememberSeen, type SeenProduct } from './recently-seen';

const SIZES = '(min-width: 48rem) 10rem, 7.5rem';

/** The products that were looked at in this browser, without the one on the page, which is remembered. */
export function RecentlySeenRow({ current }: { current?: SeenProduct }) {
  const [seen, setSeen] = useState<SeenProduct[]>([]);
  useEffect(() => {
    const show = () =>
      setSeen(listRecentlySeen().filter(({ productId }) => productId !== current?.productId));
    show();
    if (current) rememberSeen(current);
    return whenSessionChanges(show);
  }, [current]);

  if (seen.length === 0) return null;
  return (
    <section aria-labelledby="recently-seen" className="page-width">
      <h2 id="recently-seen" className="heading border-t border-(--line) pt-12 text-xl">
        {words.recentlySeen}
      </h2>
      <ul className="-mx-1 mt-4 mb-11 flex gap-4 overflow-x-auto overscroll-x-contain p-1">
        {seen.map(({ productId, name, image }) => (
          <li key={productId} className="w-30 shrink-0 md:w-40">
            <Link to={productPath(productId)} className="group grid gap-2 text-sm leading-snug font-semibold">
              <ProductPicture src={image} alt="" initialsOf={name} sizes={SIZES} />
              <span className="line-clamp-2 decoration-1 underline-offset-4 group-hover:underline">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
