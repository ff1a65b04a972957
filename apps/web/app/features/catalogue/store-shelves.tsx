import { categories } from '@namma/contract/catalogue/rules';
import type { Product } from '@namma/contract/catalogue/schemas';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/catalogue';
import { type Filters, listingPath } from './listing-path';
import { ProductCard } from './product-card';

const SIZES = '(min-width: 64rem) 24vw, 47vw';

/** Goals as searches with results in every category. */
const goals: readonly { title: string; text: string; search: string }[] = [
  { title: words.goalProtein, text: words.goalProteinText, search: 'protein' },
  { title: words.goalStrength, text: words.goalStrengthText, search: 'creatine' },
  { title: words.goalEndurance, text: words.goalEnduranceText, search: 'electrolyte' },
  { title: words.goalBreakfast, text: words.goalBreakfastText, search: 'oats' },
];

interface StoreShelvesProps {
  newest: readonly Product[];
  /** The cheapest ones below the price of `words.underPrice`. */
  cheap: readonly Product[];
}

/** Entries to the store: categories, goals, new products and low prices. */
export function StoreShelves({ newest, cheap }: StoreShelvesProps) {
  return (
    <>
      <section aria-labelledby="categories" className="page-width py-12 md:py-16">
        <h2 id="categories" className="heading mb-6 text-2xl">
          {words.byCategory}
        </h2>
        <ul className="grid border-t border-(--line) md:grid-cols-3 md:gap-x-8">
          {categories.map(({ value, label }) => (
            <li key={value}>
              <Way to={{ category: value }} title={label} />
            </li>
          ))}
        </ul>
        <h2 className="heading mt-12 mb-6 text-2xl">{words.byGoal}</h2>
        <ul className="grid border-t border-(--line) sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
          {goals.map(({ title, text, search }) => (
            <li key={search}>
              <Way to={{ category: search }} title={title} text={text} />
            </li>
          ))}
        </ul>
      </section>
      <Shelf id="new" title={words.newest} products={newest} all={{ sort: 'newest' }} />
      <Shelf id="cheap" title={words.underPrice} products={cheap} all={{ sort: 'priceUp' }} />
    </>
  );
}

const Way = ({ to, title, text }: { to: Filters; title: string; text?: string }) => (
  <Link
    to={listingPath(to)}
    className="group flex h-full min-h-16 items-center justify-between gap-4 border-b border-(--line) py-4"
  >
    <span className="grid min-w-0 gap-0.5 wrap-anywhere">
      <span className="font-semibold underline-offset-4 group-hover:underline">{title}</span>
      {text && <span className="text-sm text-(--soft)">{text}</span>}
    </span>
    <ArrowRight
      aria-hidden="true"
      size={18}
      className="shrink-0 transition-transform group-hover:translate-x-1"
    />
  </Link>
);

interface ShelfProps {
  id: string;
  title: string;
  products: readonly Product[];
  /** The listing that goes on. */
  all: Filters;
}

function Shelf({ id, title, products, all }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page-width pb-12 md:pb-16">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-(--line) pt-10 md:pt-14">
        <h2 id={id} className="heading text-2xl">
          {title}
        </h2>
        <Link
          to={listingPath(all)}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 hover:no-underline"
        >
          <span>{words.seeAll}</span>
          <span className="sr-only">{`: ${title}`}</span>
        </Link>
      </div>
      <ul className="pack-grid gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.productId}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
