import type { BreachedData, BreachKind } from '@namma/contract/breaches/rules';

export const kindLabels: Record<BreachKind, string> = {
  seen: 'Seen, or maybe seen, by somebody who may not',
  lost: 'Lost',
  changed: 'Changed by somebody who may not',
};

export const dataLabels: Record<BreachedData, string> = {
  name: 'Names',
  contact: 'Email, phone, address',
  birth: 'Date of birth, gender',
  health: 'Age, height, weight',
  password: 'Passwords (hashes)',
  purchases: 'Orders, memberships, payments',
  visits: 'Visits, classes, appointments',
};
