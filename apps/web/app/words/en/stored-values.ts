import type { SubjectType } from '@namma/contract/admin/rules';
import type { Role } from '@namma/contract/business';
import type { EnquiryStatus } from '@namma/contract/enquiries/rules';
import type { MailKind, MailStatus } from '@namma/contract/mail/rules';
import type { OrderSource, PaymentMode } from '@namma/contract/orders/rules';
import type { PaymentKind } from '@namma/contract/payments/rules';
import type { ReturnCause } from '@namma/contract/returns/rules';
import type { Channel } from '@namma/contract/sales/rules';

/** Values of the download of a member's data that no other screen shows, as they are stored. */

export const roles: Record<Role, string> = {
  user: 'user',
  ADMIN: 'ADMIN',
};

export const channels: Record<Channel, string> = {
  online: 'on the site',
  counter: 'at the counter',
};

export const orderSources: Record<OrderSource, string> = {
  cart: 'cart',
  buy: 'buy',
};

export const paymentModes: Record<PaymentMode, string> = {
  COD: 'COD',
};

export const returnCauses: Record<ReturnCause, string> = {
  return: 'return',
  refusal: 'refusal',
  cancellation: 'cancellation',
};

export const paymentKinds: Record<PaymentKind, string> = {
  payment: 'payment',
  reversal: 'reversal',
  refund: 'refund',
  opening: 'opening',
  credit: 'counted for another',
};

export const enquiryStatuses: Record<EnquiryStatus, string> = {
  unanswered: 'unanswered',
  Answered: 'Answered',
};

export const mailStatuses: Record<MailStatus, string> = {
  waiting: 'waiting',
  sent: 'sent',
  dead: 'dead',
  kept: 'kept',
};

export const mailKinds: Record<MailKind, string> = {
  'order placed': 'order placed',
  'order moved': 'order moved',
  'order cancelled': 'order cancelled',
  'order address changed': 'address of an order changed',
  'return requested': 'return requested',
  'return decided': 'return decided',
  'membership registered': 'membership registered',
  'membership payed': 'membership payed',
  'membership expiring': 'membership expiring',
  'membership lapsing': 'unpaid membership withdrawn soon',
  'membership ended': 'membership ended',
  'appointment booked': 'appointment booked',
  'appointment moved': 'appointment moved',
  'appointment cancelled': 'appointment cancelled',
  'appointment affected': 'appointment affected',
  'appointment stands': 'appointment stands again',
  'class booked': 'class booked',
  'class place': 'place in a class',
  'class moved': 'class moved',
  'class cancelled': 'class cancelled',
  'class reminder': 'reminder of a class',
  'product back': 'product back in stock',
  'query received': 'query received',
  'query answered': 'query answered',
  'password reset': 'password reset',
  'password changed': 'password changed',
  'email confirm': 'email to confirm',
  'email changed': 'email changed',
  'staff invited': 'invitation to the staff',
  'member invited': 'invitation of a member',
  'data breach': 'breach of data',
};

/** Those of a domain are in its `…-records.ts`. */
export const activityActions = {
  'product added': 'product added',
  'product changed': 'product changed',
  'product deleted': 'product deleted',
  'order moved': 'order moved',
  'order cancelled': 'order cancelled',
  'return requested': 'return requested',
  'return withdrawn': 'return withdrawn',
  'return decided': 'return decided',
  'review hidden': 'review hidden',
  'review shown': 'review shown',
  'membership registered': 'membership registered',
  'membership payed': 'membership payed',
  'membership changed': 'membership changed',
  'center closed': 'center closed',
  'center reopened': 'center reopened',
  'center hours set': 'hours of a day set',
  'center hours removed': 'usual hours again',
  'payment received': 'payment received',
  'payment reversed': 'payment reversed',
  'query answered': 'query answered',
  'tax set': 'tax set',
  'fact set': 'setting changed',
  'fact removed': 'coming setting taken back',
  'appointment booked': 'appointment booked',
  'appointment moved': 'appointment moved',
  'appointment cancelled': 'appointment cancelled',
  'appointment missed': 'appointment missed',
  'coach added': 'coach added',
  'coach changed': 'coach changed',
  'coach profile set': 'coach profile changed',
  'closure added': 'closure added',
  'closure removed': 'closure removed',
  'change undone': 'change undone',
  'mail sent again': 'mail sent again',
  'admin created': 'admin created',
  'admin disabled': 'admin disabled',
  'staff invited': 'staff invited',
  'staff invitation withdrawn': 'staff invitation withdrawn',
  'staff joined': 'staff joined',
  'staff changed': 'staff changed',
  'staff ended': 'staff ended',
  'refusal overruled': 'refusal overruled',
  'account deleted': 'account deleted',
  'guardian seen': 'guardian seen',
  'date of birth changed': 'date of birth changed',
  'second factor set': 'second factor set',
  'second factor dropped': 'second factor dropped',
  'second factor demanded': 'second factor demanded',
  'member added': 'member added',
  'member changed': 'member changed',
  'claim link made': 'claim link made',
  'account claimed': 'account claimed',
  'note written': 'note written',
  'note deleted': 'note deleted',
  'import run': 'import run',
  'import undone': 'import undone',
  'import invited': 'people of an import invited',
};

export const subjectTypes: Record<SubjectType, string> = {
  product: 'product',
  order: 'order',
  membership: 'membership',
  query: 'query',
  admin: 'admin',
  mail: 'mail',
  payment: 'payment',
  visit: 'visit',
  appointment: 'appointment',
  coach: 'coach',
  closure: 'closure',
  center: 'center',
  fact: 'setting',
  class: 'class',
  import: 'import',
  pass: 'pass',
  breach: 'breach',
  member: 'member',
};
