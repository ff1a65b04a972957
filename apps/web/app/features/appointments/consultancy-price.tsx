import { formatRupees } from '@namma/contract/money';
import * as words from '#words/consultancy';
import { useGym } from '../../shared/gym-settings';

/** Price of a consultancy. */
export function ConsultancyPrice({ className }: { className: string }) {
  const { rupees } = useGym().consultancyPrice;
  return (
    <p className={`figures ${className}`}>
      <span className="font-semibold">{words.priceBefore}</span>
      <span>{rupees === null ? words.priceIncluded : words.priceAtCenter(formatRupees(rupees))}</span>
    </p>
  );
}
