import { gymDay } from '@namma/contract/days/dates';
import { ageOn } from '@namma/contract/members/rules';
import { type RefObject, useEffect, useState } from 'react';
import { readCached } from '../../lib/loading/read-cache';
import { useToken } from '../../lib/session/session';

/**
 * Fills in the age of the signed-in member by the date of birth in the profile. Does not change a field with a value or
 * with the focus, because the age would be joined to typed digits.
 * @param field any field of the form
 * @returns true if it was filled in
 */
export function useKnownAge(field: RefObject<HTMLInputElement | null>): boolean {
  const token = useToken();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    readCached('user/profile').then(
      ({ DOB }) => {
        const age = field.current?.form?.elements.namedItem('age');
        if (!isCurrent || !DOB || !(age instanceof HTMLInputElement) || age.value !== '') return;
        if (document.activeElement === age) return;
        age.value = String(ageOn(DOB, gymDay(new Date())));
        setKnown(true);
      },
      // The member types it.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [token, field]);
  return isKnown;
}
