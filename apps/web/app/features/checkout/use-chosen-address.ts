import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type CheckoutPlace, checkoutPath } from '../../lib/checkout-path';

/** The delivery address. It is in the page's address, so that a reload keeps it (D31). */
export function useChosenAddress(place: CheckoutPlace) {
  const navigate = useNavigate();
  // Shown at once; the page's address follows.
  const [chosen, setChosen] = useState(place.address);
  const [base, setBase] = useState(place.address);
  if (base !== place.address) {
    setBase(place.address);
    setChosen(place.address);
  }

  function choose(address: number | undefined): void {
    setChosen(address);
    const { address: _former, ...source } = place;
    const next = address === undefined ? source : { ...source, address };
    void navigate(checkoutPath('addAddress', next), { replace: true, preventScrollReset: true });
  }

  return { chosen, choose };
}
