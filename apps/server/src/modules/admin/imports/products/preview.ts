import { countryNames } from '@namma/contract/addresses/countries';
import type { AttributeChanges } from '@namma/contract/catalogue/attribute-schemas';
import { categoryLabel } from '@namma/contract/catalogue/rules';
import { formatDay } from '@namma/contract/days/dates';
import { basisPointsToPercent, formatRupees, paiseToRupees } from '@namma/contract/money';
import type { RowOutcome } from '../context.ts';
import type { ReadProduct } from './read.ts';
import { attributeOf, type Details, priceText } from './replaced.ts';

type Preview = ReturnType<Extract<RowOutcome, { state: string }>['preview']>;

/** Previews a product after the import. `known` is the shop's current one. */
export function previewOf(read: ReadProduct, known: Details | undefined): Preview {
  const { price, stock, bestBefore, tax, attributes, images } = read;
  const category = known?.category ?? read.category;
  const priceNow = price ?? (known && knownPrice(known));
  const attributeText = (field: keyof AttributeChanges): string => {
    const value = attributes[field] ?? (known && attributeOf(known, field));
    return value == null ? '' : String(value);
  };
  const isOffered = read.isOffered ?? known?.is_available ?? true;
  const pictures = new Set([...(known ? [known.image] : []), ...images]).size;
  const details: [label: string, value: string][] = [
    ['Category', category === null ? '' : categoryLabel(category)],
    ['Price', priceNow ? shownPrice(priceNow) : ''],
    ['Cost', read.cost === null ? '' : formatRupees(read.cost)],
    ['Offered', isOffered ? 'Yes' : 'No'],
    ['Stock', stock === null || known ? '' : String(stock)],
    ['Best before', bestBefore === null || known ? '' : formatDay(bestBefore)],
    ['Flavour', attributeText('flavour')],
    ['Size', attributeText('size')],
    ['Family', attributeText('family')],
    ['Net quantity', attributes.netQuantity ? `${attributes.netQuantity} ${attributes.netUnit ?? ''}` : ''],
    ['Barcode', attributeText('barcode')],
    ['Maker', attributeText('maker')],
    ['Country of origin', attributes.origin ? (countryNames[attributes.origin] ?? attributes.origin) : ''],
    ['Tax', tax ? `HSN ${tax.hsn}, ${tax.percent}%` : ''],
    ['Pictures', pictures === 0 ? 'None' : String(pictures)],
    ['Description', read.description ?? known?.description ?? ''],
  ];
  return {
    name: read.name ?? known?.name ?? '',
    details: details.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }])),
  };
}

const knownPrice = ({ price_paise, discount_bp }: Details) => ({
  price: paiseToRupees(price_paise),
  discount: basisPointsToPercent(discount_bp),
});

/** `₹2,499 (₹2,999 less 16.67%)`: the customer's price first. */
function shownPrice({ price, discount }: { price: number; discount: number }): string {
  if (discount === 0) return formatRupees(price);
  return `${formatRupees(Math.round((price * (100 - discount)) / 100))} (${priceText(price, discount)})`;
}
