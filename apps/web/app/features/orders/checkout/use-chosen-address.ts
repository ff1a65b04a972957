import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type CheckoutState, checkoutPath } from '../../../shared/checkout-path';

/** The delivery address. It is in the page's address, so that a reload keeps it (D31). */
export function useChosenAddress(checkout: CheckoutState) {
  const navigate = useNavigate();
  // Shown at once; the page's address follows.
  const [chosen, setChosen] = useState(checkout.address);
  const [base, setBase] = useState(checkout.address);
  if (base !== checkout.address) {
    setBase(checkout.address);
    setChosen(checkout.address);
  }

  function choose(address: number | undefined): void {
    setChosen(address);
    const { address: _former, ...source } = checkout;
    const next = address === undefined ? source : { ...source, address };
    void navigate(checkoutPath('addAddress', next), { replace: true, preventScrollReset: true });
  }

  return { chosen, choose };
}
