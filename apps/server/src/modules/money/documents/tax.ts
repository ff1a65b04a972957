const WHOLE_BASIS_POINTS = 10_000;

/** The parts of an amount that includes tax, in paise. */
export interface TaxParts {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/**
 * Splits an amount that includes GST into its taxable value and the two halves of the tax, all in whole paise. The
 * parts sum to the amount, the halves are equal, and the tax differs from the exact one by at most one paisa.
 * @param rateBasisPoints of the whole tax: 500 is 5 %, of which 2.5 % is CGST
 */
export function splitTax(includedPaise: number, rateBasisPoints: number): TaxParts {
  const half = divideRounded(includedPaise * rateBasisPoints, 2 * (WHOLE_BASIS_POINTS + rateBasisPoints));
  return { taxablePaise: includedPaise - 2 * half, cgstPaise: half, sgstPaise: half };
}

/**
 * Splits a fee over lines in proportion to their values, in whole paise that sum to the fee. Lines without value get no
 * share, unless all are free: then the first gets the whole fee.
 */
export function splitFee(feePaise: number, valuesPaise: readonly number[]): number[] {
  const total = valuesPaise.reduce((sum, value) => sum + value, 0);
  if (total === 0) return valuesPaise.map((_, i) => (i === 0 ? feePaise : 0));
  let passed = 0;
  let spent = 0;
  return valuesPaise.map((value) => {
    passed += value;
    const share = divideRounded(feePaise * passed, total) - spent;
    spent += share;
    return share;
  });
}

/** The quotient of two whole numbers, rounded half up. Exact while twice the dividend is below 2^53. */
const divideRounded = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
