import type { ConsultancyType } from '@namma/contract/appointments/rules';
import type { Center } from '@namma/contract/centers/rules';
import type { Day } from '@namma/contract/days/dates';
import type { PlanLength, TierName } from '@namma/contract/memberships/tiers';
import type { OrderStatus } from '@namma/contract/orders/rules';

/** One step of the demo month. People, checkouts and so on are referred to by their index. */
export type DemoStep = { at: Date } & (
  | { kind: 'register'; member: number }
  | { kind: 'order'; checkout: number; member: number; lines: readonly DemoLine[] }
  | { kind: 'move'; checkouts: readonly number[]; status: OrderStatus }
  | { kind: 'rate'; checkout: number; line: number; stars: number }
  | {
      kind: 'buy membership';
      membership: number;
      member: number;
      type: TierName;
      months: PlanLength;
      center: Center;
      start: Day;
    }
  | { kind: 'pay'; membership: number; part: PaymentPart; received: DemoMoney }
  | { kind: 'reverse'; membership: number; reason: string }
  | { kind: 'collect'; checkout: number; received: DemoMoney }
  | { kind: 'visit'; member: number; center: Center }
  | { kind: 'cancel'; checkout: number; line: number; by: 'member' | 'admin'; reason: string }
  | { kind: 'book'; member: number; type: ConsultancyType; day: Day }
  | { kind: 'write'; letter: number }
  | { kind: 'answer'; letter: number }
);

/** Half of a membership, or all that is due by then. */
export type PaymentPart = 'half' | 'rest';

export type DemoMoney = { mode: 'cash' | 'card' } | { mode: 'upi'; utr: string };

export interface DemoLine {
  /** Index in the list of products. */
  product: number;
  quantity: number;
}

export type StepOf<Kind extends DemoStep['kind']> = Extract<DemoStep, { kind: Kind }>;
