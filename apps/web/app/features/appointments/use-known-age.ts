import { gymDay } from '@namma/contract/days/dates';
import { ageOn } from '@namma/contract/members/rules';
import { type RefObject, useEffect, useState } from 'react';
import { readCached } from '../../lib/loading/read-cache';
import { useToken } from '../../lib/session/session';

/**
 * Fills in the age of the member who is signed in, by the date of birth in the profile. What is typed or was kept stays,
 * and so does the field in which somebody is about to type: the age would be joined to what they type.
 * @param field any field of the form
 * @returns whether it was filled in
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
