import type {
  BreachedData,
  BreachKind,
  BreachRecipients,
  UnreachedReason,
} from '@namma/contract/breaches/rules';
import { centerLabel } from '@namma/contract/messages/centers';

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

export const recipientsLabel = (to: BreachRecipients): string =>
  to === 'all' ? 'Everybody with an account' : `Members of ${centerLabel(to)}, now or before`;

export const reasonLabels: Record<UnreachedReason, string> = {
  noEmail: 'No email',
  undelivered: 'Not delivered',
  notMailed: 'Not mailed',
};
