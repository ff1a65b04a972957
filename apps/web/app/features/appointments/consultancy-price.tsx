import { consultancyPriceRupees } from '@namma/contract/business';
import { formatRupees } from '@namma/contract/money';
import * as words from '#words/consultancy';

/** What a consultancy costs. */
export const ConsultancyPrice = ({ className }: { className: string }) => (
  <p className={`figures ${className}`}>
    <span className="font-semibold">{words.priceBefore}</span>
    <span>
      {consultancyPriceRupees === null
        ? words.priceIncluded
        : words.priceAtCenter(formatRupees(consultancyPriceRupees))}
    </span>
  </p>
);
