import { randomUUID } from 'node:crypto';
import type { ConsultancyType } from '@namma/contract/appointments/rules';
import { CONVENIENCE_FEE_RUPEES, type Role } from '@namma/contract/business';
import type { Category } from '@namma/contract/catalogue/rules';
import {
  addDays,
  addMonths,
  type Day,
  days,
  gymDay,
  minutes,
  startOfGymDay,
} from '@namma/contract/days/dates';
import type { EnquiryStatus } from '@namma/contract/enquiries/rules';
import type { MailStatus } from '@namma/contract/mail/rules';
import type { GroupClass } from '@namma/contract/memberships/group-classes';
import { membershipTotalRupees, type PaymentStatus } from '@namma/contract/memberships/rules';
import { soldPlanOf } from '@namma/contract/memberships/sold-plan';
import type { PlanLength, TierName } from '@namma/contract/memberships/tiers';
import { displayedPriceRupees, percentToBasisPoints, rupeesToPaise } from '@namma/contract/money';
import type { OrderStatus } from '@namma/contract/orders/rules';
import type { Preset } from '@namma/contract/staff/permissions';
import { defaultPlan } from '@namma/contract/testing/default-plans';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../deps.ts';
import { soldColumnsOf } from '../modules/gym/memberships/present.ts';
import { hashPassword } from '../modules/people/auth/passwords.ts';
import { createToken, hashToken } from '../modules/people/auth/tokens.ts';
import { memberEmail } from '../platform/db/member-email.ts';

/** The password of everyone created here. */
export const PASSWORD = 'correct horse';
let passwordHash: Promise<string> | undefined;

export interface TestUser {
  userId: number;
  name: string;
  email: string;
  token: string;
}

export interface TestProduct {
  productId: number;
  name: string;
  category: Category;
  price: number;
  discount: number;
  /** The customer's price of one piece, in rupees. */
  displayedPrice: number;
}

export interface TestOrder {
  orderId: number;
  checkoutId: string;
  member: TestUser;
  product: TestProduct;
}

export interface TestCoach {
  coachId: number;
  name: string;
  type: ConsultancyType;
  center: Center;
}

export interface TestClass {
  slotId: number;
  day: Day;
  startsAt: Date;
  coach: TestCoach;
  /** The key used in calls. */
  key: { slotId: number; day: Day };
}

interface UserTraits {
  name?: string;
  email?: string;
  phone?: string;
  dob?: Day;
}

interface ProductTraits {
  name?: string;
  category?: Category;
  description?: string;
  /** Rupees. */
  price?: number;
  /** Percent. */
  discount?: number;
  isAvailable?: boolean;
  /** Pieces in stock; the product is untracked when absent. */
  onHand?: number;
  buyCounts?: number;
  ratingSum?: number;
  ratingCount?: number;
}

interface OrderTraits {
  member?: TestUser;
  product?: TestProduct;
  quantity?: number;
  orderStatus?: OrderStatus;
  rating?: number;
}

let count = 0;
/** Numbers are unique, so that tests on one gym do not see each other's rows. */
const nextNumber = () => ++count;

interface StaffTraits {
  preset: Preset;
  center?: Center;
  coach?: TestCoach;
}

/** Inserts valid people and things into the database, with the given traits. */
export function makeFactories({ db, clock }: Deps) {
  /** Creates any number in two statements. */
  const users = async (role: Role, howMany: number, traits: UserTraits = {}): Promise<TestUser[]> => {
    passwordHash ??= hashPassword(PASSWORD);
    const password = await passwordHash;
    const people = Array.from({ length: howMany }, () => {
      const number = nextNumber();
      return {
        name: traits.name ?? (role === 'ADMIN' ? `Admin ${number}` : `Member ${number}`),
        email: traits.email ?? `person${number}@example.com`,
      };
    });
    const made = await db
      .insertInto('users')
      .values(
        people.map((person) => ({
          ...person,
          phone: traits.phone ?? '9876543210',
          dob: traits.dob ?? '1990-05-17',
          gender: 'Female',
          address: '1, MG Road',
          role,
          password_hash: password,
          registered_on: gymDay(clock()),
        })),
      )
      .returning(['id as userId', 'name', memberEmail.as('email')])
      .execute();
    if (role === 'ADMIN') await grant(made, { preset: 'owner' });
    const tokens = await sessions(
      made.map(({ userId }) => userId),
      days(30),
    );
    return made.map((user, n) => ({ ...user, token: tokens[n] ?? '' }));
  };
  /** Replaces their staff role. */
  const grant = (people: readonly { userId: number }[], { preset, center, coach }: StaffTraits) =>
    db
      .insertInto('staff')
      .values(
        people.map(({ userId }) => ({
          user_id: userId,
          preset,
          center: center ?? null,
          coach_id: coach?.coachId ?? null,
          granted_by: null,
          granted_at: clock(),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(({ ref }) => ({
          preset: ref('excluded.preset'),
          center: ref('excluded.center'),
          coach_id: ref('excluded.coach_id'),
        })),
      )
      .execute();

  /** A person added at the desk: without email and password. */
  const unclaimed = async ({ name, phone }: Pick<UserTraits, 'name' | 'phone'> = {}) => {
    const number = nextNumber();
    return db
      .insertInto('users')
      .values({
        name: name ?? `Walk-in ${number}`,
        phone: phone ?? String(7_000_000_000 + number),
        email: null,
        role: 'user',
        password_hash: null,
        registered_on: gymDay(clock()),
      })
      .returning(['id as userId', 'name', 'phone'])
      .executeTakeFirstOrThrow();
  };
  const user = async (role: Role, traits?: UserTraits): Promise<TestUser> => {
    const [made] = await users(role, 1, traits);
    return made as TestUser; // as many as requested
  };

  const sessions = async (userIds: readonly number[], lifetimeMilliseconds: number): Promise<string[]> => {
    const expiresAt = new Date(clock().getTime() + lifetimeMilliseconds);
    const opened = userIds.map((userId) => ({ userId, token: createToken() }));
    await db
      .insertInto('sessions')
      .values(
        opened.map(({ userId, token }) => ({
          token_hash: hashToken(token),
          user_id: userId,
          expires_at: expiresAt,
          created_at: clock(),
          last_seen_at: clock(),
        })),
      )
      .execute();
    return opened.map(({ token }) => token);
  };
  const session = async (userId: number, lifetimeMilliseconds: number): Promise<string> => {
    const [token = ''] = await sessions([userId], lifetimeMilliseconds);
    return token;
  };

  const products = async (howMany: number, traits: ProductTraits = {}): Promise<TestProduct[]> => {
    const { price = 1000, discount = 10, category = 'wheyprotein' } = traits;
    const made = await db
      .insertInto('products')
      .values(
        Array.from({ length: howMany }, () => ({
          name: traits.name ?? `Product ${nextNumber()}`,
          category,
          description: traits.description ?? 'Mix one scoop with water.',
          price_paise: rupeesToPaise(price),
          discount_bp: percentToBasisPoints(discount),
          image: '/images/products/plain.webp',
          is_available: traits.isAvailable ?? true,
          buy_counts: traits.buyCounts ?? 0,
          rating_sum: traits.ratingSum ?? 0,
          rating_count: traits.ratingCount ?? 0,
          sellable: traits.onHand ?? null,
        })),
      )
      .returning(['id as productId', 'name', 'category'])
      .execute();
    const { onHand } = traits;
    if (onHand !== undefined) {
      const ids = made.map(({ productId }) => ({ product_id: productId }));
      await db.insertInto('product_stock').values(ids).execute();
      const counted = { delta: onHand, kind: 'count', reason: 'First count', at: clock() } as const;
      await db
        .insertInto('stock_moves')
        .values(ids.map((id) => ({ ...id, ...counted })))
        .execute();
    }
    const displayedPrice = displayedPriceRupees(price, discount);
    return made.map((product) => ({ ...product, price, discount, displayedPrice }));
  };
  const product = async (traits?: ProductTraits): Promise<TestProduct> => {
    const [made] = await products(1, traits);
    return made as TestProduct; // as many as requested
  };

  const address = async (member: TestUser, traits: { town?: string } = {}): Promise<number> => {
    const { id } = await db
      .insertInto('addresses')
      .values({ ...plainAddress, ...traits, user_id: member.userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  const cartLine = async (member: TestUser, inCart?: TestProduct, quantity = 1): Promise<number> => {
    const { productId } = inCart ?? (await product());
    const { id } = await db
      .insertInto('cart_lines')
      .values({ user_id: member.userId, product_id: productId, quantity })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  const order = async (traits: OrderTraits = {}): Promise<TestOrder> => {
    const ordered = traits.product ?? (await product());
    const member = traits.member ?? (await user('user'));
    const quantity = traits.quantity ?? 1;
    const checkoutId = randomUUID();
    await db
      .insertInto('checkouts')
      .values({
        ...plainAddress,
        id: checkoutId,
        user_id: member.userId,
        source: 'buy',
        payment_mode: 'COD',
        fee_paise: rupeesToPaise(CONVENIENCE_FEE_RUPEES),
        total_paise: rupeesToPaise(ordered.displayedPrice * quantity + CONVENIENCE_FEE_RUPEES),
        created_at: clock(),
      })
      .execute();
    const { id } = await db
      .insertInto('orders')
      .values({
        checkout_id: checkoutId,
        user_id: member.userId,
        product_id: ordered.productId,
        quantity,
        unit_price_paise: rupeesToPaise(ordered.displayedPrice),
        order_status: traits.orderStatus ?? 'Pending',
        rating: traits.rating ?? null,
        rated_at: traits.rating ? clock() : null,
        created_at: clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('products')
      .set((eb) => ({ buy_counts: eb('buy_counts', '+', quantity) }))
      .where('id', '=', ordered.productId)
      .execute();
    return { orderId: id, checkoutId, member, product: ordered };
  };

  /**
   * A member's request to return a delivered order.
   * @returns its id
   */
  const returned = async (by?: TestUser): Promise<number> => {
    const traits = by ? { member: by } : {};
    const { orderId, member, product } = await order({ ...traits, orderStatus: 'Delivered' });
    const { id } = await db
      .insertInto('returns')
      .values({
        order_id: orderId,
        user_id: member.userId,
        product_id: product.productId,
        cause: 'return',
        state: 'requested',
        reason: 'Too sweet',
        created_at: clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  /**
   * A member's review of a delivered order.
   * @returns the review's id and its order
   */
  const review = async (
    traits: OrderTraits & { text?: string } = {},
  ): Promise<TestOrder & { id: number }> => {
    const rated = await order({ ...traits, orderStatus: 'Delivered', rating: traits.rating ?? 4 });
    const { id } = await db
      .insertInto('reviews')
      .values({
        order_id: rated.orderId,
        user_id: rated.member.userId,
        product_id: rated.product.productId,
        stars: traits.rating ?? 4,
        text: traits.text ?? 'It mixes well and is not too sweet.',
        created_at: clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...rated, id };
  };

  /** Elite Plus for six months from today. */
  const membership = async (
    traits: {
      member?: TestUser;
      paymentStatus?: PaymentStatus;
      type?: TierName;
      months?: PlanLength;
      startDate?: Day;
      endDate?: Day;
    } = {},
  ): Promise<{ membershipId: number; member: TestUser }> => {
    const member = traits.member ?? (await user('user'));
    const type = traits.type ?? 'Elite Plus';
    const plan = defaultPlan(type, traits.months ?? 6);
    const startDate =
      traits.startDate ?? (traits.endDate ? addMonths(traits.endDate, -plan.months) : gymDay(clock()));
    const { id, total_paise, center } = await db
      .insertInto('memberships')
      .values({
        user_id: member.userId,
        type,
        months: plan.months,
        center: 'indiranagar',
        start_date: startDate,
        end_date: traits.endDate ?? addMonths(startDate, plan.months),
        total_paise: rupeesToPaise(membershipTotalRupees(plan)),
        ...soldColumnsOf(soldPlanOf(type, plan)),
        created_at: clock(),
      })
      .returning(['id', 'total_paise', 'center'])
      .executeTakeFirstOrThrow();
    if (traits.paymentStatus === 'payed')
      await db
        .insertInto('payments')
        .values({
          kind: 'payment',
          number: `TEST/${nextNumber()}`,
          membership_id: id,
          amount_paise: total_paise,
          mode: 'cash',
          center,
          received_at: clock(),
        })
        .execute();
    return { membershipId: id, member };
  };

  /** Works from 5:00 to 22:00 on every day, at Indiranagar. */
  const coach = async (
    traits: { type?: ConsultancyType; center?: Center; name?: string; isRetired?: boolean } = {},
  ): Promise<TestCoach> => {
    const name = traits.name ?? `Coach ${nextNumber()}`;
    const type = traits.type ?? 'Fitness';
    const center = traits.center ?? 'indiranagar';
    const { id } = await db
      .insertInto('coaches')
      .values({
        name,
        consult_type: type,
        center,
        retired_at: traits.isRetired ? clock() : null,
        created_at: clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('coach_hours')
      .values(
        [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
          coach_id: id,
          weekday,
          from_minute: 5 * 60,
          to_minute: 22 * 60,
        })),
      )
      .execute();
    return { coachId: id, name, type, center };
  };

  /** With its own coach, on the next day at 6:30 in UTC. */
  const appointment = async (
    traits: { member?: TestUser; coach?: TestCoach; startsAt?: Date } = {},
  ): Promise<{ id: number; member: TestUser; coach: TestCoach; startsAt: Date }> => {
    const withCoach = traits.coach ?? (await coach());
    const booker = traits.member ?? (await user('user'));
    const startsAt = traits.startsAt ?? new Date(`${addDays(gymDay(clock()), 1)}T06:30:00.000Z`);
    const { id } = await db
      .insertInto('bookings')
      .values({
        user_id: booker.userId,
        consult_type: withCoach.type,
        date: gymDay(startsAt),
        age: 34,
        height_cm: 172.5,
        weight_kg: 70,
        created_at: clock(),
        starts_at: startsAt,
        coach_id: withCoach.coachId,
        center: withCoach.center,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, member: booker, coach: withCoach, startsAt };
  };

  /** A weekly class with its own coach; tomorrow at 18:00 by default. */
  const groupClass = async (
    traits: {
      type?: GroupClass;
      coach?: TestCoach;
      center?: Center;
      capacity?: number;
      day?: Day;
      fromMinute?: number;
      minutes?: number;
    } = {},
  ): Promise<TestClass> => {
    const center = traits.center ?? traits.coach?.center ?? 'indiranagar';
    const ledBy = traits.coach ?? (await coach({ center }));
    const day = traits.day ?? addDays(gymDay(clock()), 1);
    const fromMinute = traits.fromMinute ?? 18 * 60;
    const { id } = await db
      .insertInto('class_slots')
      .values({
        type: traits.type ?? 'Yoga',
        center,
        coach_id: ledBy.coachId,
        weekday: new Date(`${day}T00:00:00Z`).getUTCDay(),
        from_minute: fromMinute,
        minutes: traits.minutes ?? 60,
        capacity: traits.capacity ?? 10,
        from_day: gymDay(clock()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const startsAt = new Date(startOfGymDay(day).getTime() + minutes(fromMinute));
    return { slotId: id, day, startsAt, coach: ledBy, key: { slotId: id, day } };
  };

  const enquiry = async (
    traits: { name?: string; message?: string; status?: EnquiryStatus } = {},
  ): Promise<number> => {
    const { id } = await db
      .insertInto('enquiries')
      .values({
        name: traits.name ?? 'Meera',
        email: 'meera@example.com',
        phone: '9876543210',
        message: traits.message ?? 'When does the pool open?',
        status: traits.status ?? 'unanswered',
        created_at: clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  /** A mail about a placed order, to a new member. */
  const mail = async (
    traits: { to?: string; name?: string; status?: MailStatus; expiresAt?: Date; createdAt?: Date } = {},
  ): Promise<number> => {
    const key = `test:${nextNumber()}`;
    const { status = 'waiting' } = traits;
    const { id } = await db
      .insertInto('mails')
      .values({
        key,
        kind: 'order moved',
        recipient: traits.to ?? `${key.replace(':', '')}@example.com`,
        recipient_name: traits.name ?? 'Asha Rao',
        payload: {
          orderNumber: 'NS-1-5',
          product: 'Rolled Oats',
          quantity: 1,
          status: 'Transit',
        },
        message_id: `<${randomUUID()}@namma.fit>`,
        status,
        created_at: traits.createdAt ?? clock(),
        next_try_at: clock(),
        expires_at: traits.expiresAt ?? null,
        sent_at: status === 'sent' ? clock() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  const many = async <T>(howMany: number, make: () => Promise<T>): Promise<T[]> => {
    const made: T[] = [];
    while (made.length < howMany) made.push(await make());
    return made;
  };
  const member = (traits?: UserTraits) => user('user', traits);
  const admin = () => user('ADMIN');
  const staff = async (traits: StaffTraits): Promise<TestUser> => {
    const made = await admin();
    await grant([made], traits);
    return made;
  };

  return {
    unclaimed,
    member,
    admin,
    staff,
    grant,
    members: (howMany: number) => users('user', howMany),
    admins: (howMany: number) => users('ADMIN', howMany),
    session,
    product,
    products,
    address,
    cartLine,
    order,
    returned,
    review,
    membership,
    coach,
    appointment,
    groupClass,
    enquiry,
    mail,
    mails: (howMany: number) => many(howMany, () => mail()),
  };
}

const plainAddress = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '27, 80 Feet Road',
  town: 'Bengaluru',
  pincode: '560034',
  district: 'Bengaluru Urban',
  state: 'KARNATAKA',
  address_type: 'home',
} as const;
