import {
  formatQuantity,
  type FoodMark as Mark,
  proteinPricePaise,
  unitPrices,
} from '@namma/contract/catalogue/product-attributes';
import type { ProductDetails } from '@namma/contract/catalogue/schemas';
import { displayedPriceRupees, formatPaise } from '@namma/contract/money';
import type { ReactNode } from 'react';
import { allergensIn } from '#words/allergens';
import * as words from '#words/catalogue';

type Row = [label: string, value: ReactNode];

/** Product label with unit prices. Empty fields are hidden. */
export function ProductLabel({ product }: { product: ProductDetails }) {
  const { attributes, originName } = product;
  const rows = listRows([
    [words.ingredients, attributes.ingredients],
    [
      words.allergens,
      attributes.allergens && <strong className="font-semibold">{allergensIn(attributes.allergens)}</strong>,
    ],
    [
      words.bestBefore,
      attributes.bestBeforeMonths && words.monthsFromManufacture(attributes.bestBeforeMonths),
    ],
    [words.madeBy, attributes.maker],
    [words.importedBy, attributes.importer],
    [words.countryOfOrigin, words.countryName(attributes.origin, originName)],
    [
      words.fssaiLicence,
      attributes.fssaiLicence && <span className="figures">{attributes.fssaiLicence}</span>,
    ],
  ]);
  const isEmpty = rows.length === 0 && attributes.netQuantity === null && attributes.mark === null;
  if (isEmpty) return <p className="page-width pt-8 text-sm text-(--soft)">{words.soldByTheGymSentence}</p>;
  return (
    <section aria-labelledby="label" className="page-width pt-12 md:pt-16">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t-2 border-ink pt-4">
        <h2 id="label" className="heading mr-auto text-2xl">
          {words.onTheLabel}
        </h2>
        {attributes.mark && <FoodMark mark={attributes.mark} />}
      </div>
      <KeyFigures product={product} />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <dl className="grid grid-cols-1 content-start text-sm">
          {[...rows, [words.seller, words.soldByTheGym] as const].map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-4 gap-y-0.5 border-b border-(--line) py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <dt className="text-(--soft)">{label}</dt>
              <dd className="max-w-text wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <Nutrition attributes={attributes} />
      </div>
    </section>
  );
}

const listRows = (rows: readonly Row[]): Row[] =>
  rows.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== 0);

/** Quantity, unit price and protein, in large figures: in two columns, or in one where letters are large on a phone. */
function KeyFigures({ product: { attributes, price, discount } }: { product: ProductDetails }) {
  const { netQuantity, netUnit, proteinGrams, servingSize } = attributes;
  const displayed = displayedPriceRupees(price, discount);
  const [unit, largeUnit] = unitPrices(displayed, attributes);
  const proteinPaise = proteinPricePaise(displayed, attributes);
  const figures: { label: string; value: string; note?: string | undefined }[] = [];
  if (netQuantity && netUnit)
    figures.push({
      label: words.netQuantity,
      value: formatQuantity(netQuantity, netUnit),
      note: servingSize ? words.servings(Math.floor(netQuantity / servingSize)) : undefined,
    });
  if (unit)
    figures.push({
      label: words.priceOfUnit(unit.per),
      value: formatPaise(unit.paise),
      note: largeUnit && words.pricePerUnit(formatPaise(largeUnit.paise), largeUnit.per),
    });
  if (proteinGrams && servingSize && netUnit)
    figures.push({
      label: words.proteinPerServing,
      value: `${proteinGrams} ${words.gram}`,
      note: words.ofServing(formatQuantity(servingSize, netUnit)),
    });
  if (proteinPaise !== undefined)
    figures.push({ label: words.priceOfProtein, value: formatPaise(proteinPaise) });
  if (figures.length === 0) return null;
  return (
    <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(--spacing(34),40%)),1fr))] gap-px overflow-hidden rounded-lg border border-(--line) bg-(--line) lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="bg-(--raised) p-4 max-lg:last:odd:col-span-full md:p-6">
          <dt className="text-xs text-(--soft)">{label}</dt>
          <dd className="heading figures mt-1 text-2xl">{value}</dd>
          {note && <dd className="figures mt-1 text-xs text-(--soft)">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

const nutrients = [
  ['energyKcal', words.energy, words.kilocalorie],
  ['proteinGrams', words.protein, words.gram],
  ['carbohydrateGrams', words.carbohydrate, words.gram],
  ['sugarGrams', words.sugar, words.gram, true],
  ['addedSugarGrams', words.addedSugar, words.gram, true],
  ['fatGrams', words.fat, words.gram],
  ['saturatedFatGrams', words.saturatedFat, words.gram, true],
  ['transFatGrams', words.transFat, words.gram, true],
  ['sodiumMilligrams', words.sodium, words.milligram],
] as const;

/** The nutrition of a serving and of 100 g or 100 ml, rounded to one decimal. */
function Nutrition({ attributes }: Pick<ProductDetails, 'attributes'>) {
  const { servingSize, netUnit } = attributes;
  const known = nutrients.filter(([name]) => attributes[name] !== null);
  if (!servingSize || !netUnit || known.length === 0) return null;
  const hasHundred = netUnit !== 'piece';
  const cell =
    'figures py-2 pl-2 text-right whitespace-nowrap sm:pl-4 @max-xs:pl-0 @max-xs:first-of-type:text-left';
  const row = '@max-xs:grid @max-xs:grid-cols-2';
  return (
    // Values wrap below the name on narrow screens or with large text, so that no word breaks.
    <div className="@container self-start">
      <table className="w-full text-sm @max-xs:*:block">
        <caption className="eyebrow pb-2 text-left text-(--soft)">{words.nutrition}</caption>
        <thead>
          <tr className={`border-b-2 border-ink text-xs ${row}`}>
            <td className="@max-xs:hidden" />
            <th scope="col" className={`${cell} font-semibold`}>
              {formatQuantity(servingSize, netUnit)}
            </th>
            {hasHundred && (
              <th scope="col" className={`${cell} font-semibold`}>
                {formatQuantity(100, netUnit)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {known.map(([name, label, unit, isPart]) => (
            <tr key={name} className={`border-b border-(--line) ${row}`}>
              <th
                scope="row"
                className={`py-2 text-left font-normal wrap-break-word @max-xs:col-span-2 @max-xs:pb-0 ${isPart ? 'pl-4 text-(--soft)' : ''}`}
              >
                {label}
              </th>
              <td className={cell}>{`${attributes[name] ?? ''} ${unit}`}</td>
              {hasHundred && (
                <td className={cell}>
                  {`${Math.round(((attributes[name] ?? 0) * 1000) / servingSize) / 10} ${unit}`}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The mark of food as the law draws it, with its meaning: a dot in a square, or a triangle in one. */
function FoodMark({ mark }: { mark: Mark }) {
  const isGreen = mark === 'green';
  return (
    <span className="inline-flex items-center gap-2 text-sm font-semibold">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={`size-6 shrink-0 fill-current stroke-current ${isGreen ? 'text-vegetarian' : 'text-non-vegetarian'}`}
      >
        <rect x="2" y="2" width="20" height="20" strokeWidth="2.5" className="fill-white" />
        {isGreen ? (
          <circle cx="12" cy="12" r="5.5" strokeWidth="0" />
        ) : (
          <path d="M12 6l6 11H6z" strokeWidth="0" />
        )}
      </svg>
      <span>{isGreen ? words.vegetarian : words.nonVegetarian}</span>
    </span>
  );
}
