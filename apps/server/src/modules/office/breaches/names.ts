import type { BreachedData, BreachKind } from '@namma/contract/breaches/rules';

/** As the Act calls what happens to data, in plain words. */
export const kindNames: Record<BreachKind, string> = {
  seen: 'personal data was, or may have been, seen by somebody who may not see it',
  lost: 'personal data was lost',
  changed: 'personal data was changed by somebody who may not change it',
};

export const dataNames: Record<BreachedData, string> = {
  name: 'name',
  contact: 'email, phone and address',
  birth: 'date of birth and gender',
  health: 'age, height and weight given for consultancies',
  password: 'password, stored as a hash',
  purchases: 'orders, memberships and payments',
  visits: 'visits, classes and appointments',
};
