import type { Address } from '@namma/contract/cart/schemas';
import { useEffect, useRef, useState } from 'react';
import * as words from '#words/checkout';
import { ApiError, sentenceOf } from '../../../lib/api/api-error';
import { useFailure } from '../../../lib/api/use-failure';
import { invalidate } from '../../../lib/loading/read-cache';
import { toast } from '../../../ui/toast';
import { readAddresses, removeAddress, saveAgain } from './api';

interface Removal {
  /** Called just before it is removed from the screen. */
  whenGone: () => void;
  /** Called with the new id when an undo has saved it again and the screen is still open. */
  whenBack: (addressId: number) => void;
}

/** The saved addresses on the screen. */
export function useAddresses(loaded: Address[]) {
  const [addresses, setAddresses] = useState(loaded);
  const [leaving, setLeaving] = useState<number>();
  const [base, setBase] = useState(loaded);
  const isHere = useIsMounted();
  const fail = useFailure();
  if (base !== loaded) {
    setBase(loaded);
    setAddresses(loaded);
  }

  /** Reads the list again after an address was saved. */
  async function readAgain(): Promise<void> {
    invalidate('cart/addressDetails');
    try {
      const current = await readAddresses();
      if (isHere.current) setAddresses(current);
    } catch (error) {
      fail(error);
    }
  }

  /** Deletes an address. For some seconds, the toast offers to save it again. */
  async function remove(address: Address, { whenGone, whenBack }: Removal): Promise<void> {
    const { addressId } = address;
    setLeaving(addressId);
    const drop = () => {
      whenGone();
      setAddresses((shown) => shown.filter((each) => each.addressId !== addressId));
    };
    try {
      const status = await removeAddress(addressId);
      toast.success(status, { label: words.undo, onPress: () => void restore(address, whenBack) });
      drop();
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) drop();
      fail(error);
    } finally {
      setLeaving(undefined);
    }
  }

  async function restore(address: Address, whenBack: (addressId: number) => void): Promise<void> {
    try {
      const saved = await saveAgain(address);
      toast.success(saved.status);
      if (!isHere.current) return;
      await readAgain();
      whenBack(saved.addressId);
    } catch (error) {
      // The address is still in memory, so a lost connection must not lose it.
      toast.error(sentenceOf(error), {
        label: words.tryAgain,
        onPress: () => void restore(address, whenBack),
      });
    }
  }

  return { addresses, leaving, readAgain, remove };
}

/** A toast can outlive its screen. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
