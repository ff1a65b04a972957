import type { Address } from '@namma/contract/schemas/cart';
import { useEffect, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error';
import { forget } from '../../lib/read-cache';
import { useFailure } from '../../lib/use-failure';
import { toast } from '../../ui/toast';
import { readAddresses, removeAddress, saveAgain } from './api';

interface Removal {
  /** Called just before it leaves the screen. */
  whenGone: () => void;
  /** Called with its new id when it was deleted by mistake and the screen still stands. */
  whenBack: (addressId: number) => void;
}

/** The saved addresses on the screen, as they come and go. */
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

  /** Reads the list again, with the address that was just saved in it. */
  async function readAgain(): Promise<void> {
    forget('cart/addressDetails');
    try {
      const current = await readAddresses();
      if (isHere.current) setAddresses(current);
    } catch (error) {
      fail(error);
    }
  }

  /** Deletes an address; for a while the toast offers to save it again. */
  async function remove(address: Address, { whenGone, whenBack }: Removal): Promise<void> {
    const { addressId } = address;
    setLeaving(addressId);
    const drop = () => {
      whenGone();
      setAddresses((shown) => shown.filter((each) => each.addressId !== addressId));
    };
    try {
      const status = await removeAddress(addressId);
      toast.success(status, { label: 'Undo', onPress: () => void bringBack(address, whenBack) });
      drop();
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) drop();
      fail(error);
    } finally {
      setLeaving(undefined);
    }
  }

  async function bringBack(address: Address, whenBack: (addressId: number) => void): Promise<void> {
    try {
      const saved = await saveAgain(address);
      toast.success(saved.status);
      if (!isHere.current) return;
      await readAgain();
      whenBack(saved.addressId);
    } catch (error) {
      // The address is still at hand: a lost connection must not lose it.
      toast.error(sentenceOf(error), {
        label: 'Try again',
        onPress: () => void bringBack(address, whenBack),
      });
    }
  }

  return { addresses, leaving, readAgain, remove };
}

/** A toast outlives the screen that it came from. */
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
