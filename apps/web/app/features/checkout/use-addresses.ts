import { useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { forget } from '../../lib/read-cache';
import { useFailure } from '../../lib/use-failure';
import { toast } from '../../ui/toast';
import { type Address, readAddresses, removeAddress } from './api';

/** The saved addresses on the screen, as they come and go. */
export function useAddresses(loaded: Address[]) {
  const [addresses, setAddresses] = useState(loaded);
  const [leaving, setLeaving] = useState<number>();
  const [base, setBase] = useState(loaded);
  const fail = useFailure();
  if (base !== loaded) {
    setBase(loaded);
    setAddresses(loaded);
  }

  /** Reads the list again, with the address that was just saved in it. */
  async function readAgain(): Promise<void> {
    forget('cart/addressDetails');
    try {
      setAddresses(await readAddresses());
    } catch (error) {
      fail(error);
    }
  }

  /** @param whenGone called just before it leaves the screen */
  async function remove(addressId: number, whenGone: () => void): Promise<void> {
    setLeaving(addressId);
    const drop = () => {
      whenGone();
      setAddresses((shown) => shown.filter((address) => address.addressId !== addressId));
    };
    try {
      toast.success(await removeAddress(addressId));
      drop();
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) drop();
      fail(error);
    } finally {
      setLeaving(undefined);
    }
  }

  return { addresses, leaving, readAgain, remove };
}
