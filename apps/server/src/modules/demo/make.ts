import { brand } from '@namma/contract/business';
import { addDays, addMonths, type Day, gymDay, yearsBefore } from '@namma/contract/dates';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../shared/session.ts';
import { toVisitorAddress } from '../../shared/visitor-address.ts';
import { addAddress, getAddresses } from '../addresses/service.ts';
import { countStock, receiveStock } from '../catalogue/stock.ts';
import { book } from '../consultancy/service.ts';
import { getSlots } from '../consultancy/slots.ts';
import { answerEnquiry } from '../contact/admin.ts';
import { sendEnquiry } from '../contact/service.ts';
import { receivePayment, reversePayment } from '../counter/service.ts';
import { getMemberships, registerMembership } from '../memberships/service.ts';
import { advanceOrders } from '../orders/admin.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { placeOrder } from '../orders/checkout.ts';
import { rate } from '../orders/service.ts';
import { createDemoAdmin, createMember, findCredentials } from '../users/service.ts';
import { scanMember } from '../visits/service.ts';
import { findNewestDemoEnquiry, listProductIdsBySales } from './queries.ts';
import { letters } from './rules/letters.ts';
import { planMonth } from './rules/month.ts';
import { demoAdmin, emailOf, people, phoneOf, signInPerson } from './rules/people.ts';
import type { DemoStep, StepOf } from './rules/steps.ts';
import { demoStock } from './rules/stock.ts';

/** The visitor address of demo people; no limits apply to them. */
const HERE = toVisitorAddress('127.0.0.1');
/** Queries have phone numbers after those of the members. */
const FIRST_LETTER_NUMBER = 100;

/** The passwords of the demo people. */
interface PasswordHashes {
  /** Of the one member a visitor may sign in as. */
  known: string;
  /** Of everyone else; nobody knows that password. */
  unknown: string;
}

/**
 * Makes the demo month of a new shop with the product's own services, each step at its own time, in the caller's
 * transaction.
 * @param deps whose clock is the instant of the first start and whose database is that transaction
 * @returns the email that a visitor may sign in with
 */
export async function makeDemoMonth(deps: Deps, hashes: PasswordHashes): Promise<string> {
  const products = await listProductIdsBySales(deps.db);
  const steps = planMonth(deps.clock(), products.length);
  const maker = new Maker(deps, hashes, products);
  await maker.hireAdmin(steps[0]?.at ?? deps.clock());
  await maker.receiveStock(steps[0]?.at ?? deps.clock(), gymDay(deps.clock()));
  for (const step of steps) await maker.take(step);
  await maker.countStock(deps.clock());
  return emailOf(signInPerson.name);
}

interface Member {
  session: Session;
  addressId: number;
}

interface DemoOrder {
  orderId: number;
  productId: number;
  isCancelled: boolean;
}

interface DemoMembership {
  id: number;
  priceRupees: number;
  /** The newest receipt, once there is one. */
  receiptId?: number;
}

const HUNDRED = 100;

class Maker {
  private readonly deps: Deps;
  private now: Date;
  private admin: Session = sessionOf(0, 'ADMIN');
  private readonly members: Member[] = [];
  /** The orders of each checkout. */
  private readonly checkouts: { checkoutId: string; session: Session; lines: DemoOrder[] }[] = [];
  private readonly memberships: DemoMembership[] = [];
  private readonly enquiryIds: number[] = [];

  constructor(
    { db, clock, tax }: Deps,
    private readonly hashes: PasswordHashes,
    private readonly products: readonly number[],
  ) {
    this.now = clock();
    this.deps = { db, clock: () => this.now, isRateLimited: false, isDemo: true, ...(tax ? { tax } : {}) };
  }

  async hireAdmin(at: Date): Promise<void> {
    this.now = at;
    this.admin = sessionOf(await createDemoAdmin(this.deps, demoAdmin, this.hashes.unknown), 'ADMIN');
  }

  /** Some products have been counted since the month began. */
  async receiveStock(at: Date, today: Day): Promise<void> {
    this.now = at;
    for (const { place, lots } of demoStock) {
      const productId = get(this.products, place);
      for (const { quantity, lot, keepsDays } of lots)
        await receiveStock(this.deps, this.admin, {
          productId,
          quantity,
          ...(lot && { lot }),
          ...(keepsDays && { bestBefore: addDays(today, keepsDays) }),
        });
    }
  }

  /** At the end of the month somebody counts them: some are low, one is gone. */
  async countStock(at: Date): Promise<void> {
    this.now = at;
    for (const { place, counted } of demoStock)
      await countStock(this.deps, this.admin, {
        productId: get(this.products, place),
        onHand: counted,
        reason: 'Monthly count',
      });
  }

  async take(step: DemoStep): Promise<void> {
    this.now = step.at;
    switch (step.kind) {
      case 'register':
        return this.register(step);
      case 'order':
        return this.order(step);
      case 'move':
        return this.move(step);
      case 'cancel':
        return this.cancel(step);
      case 'rate':
        return this.rate(step);
      case 'buy membership':
        return this.buyMembership(step);
      case 'pay':
        return this.pay(step);
      case 'reverse':
        return this.reverse(step);
      case 'visit':
        return this.visit(step);
      case 'collect':
        return this.collect(step);
      case 'book':
        return this.book(step);
      case 'write':
        return this.write(step);
      case 'answer':
        await answerEnquiry(this.deps, this.admin, {
          id: get(this.enquiryIds, step.letter),
          status: 'Answered',
        });
    }
  }

  private async register({ at, member }: StepOf<'register'>): Promise<void> {
    const { name, gender, age, street, locality, pincode } = get(people, member);
    const contact = { name, email: emailOf(name), phone: phoneOf(member) };
    const hash = get(people, member) === signInPerson ? this.hashes.known : this.hashes.unknown;
    await createMember(
      this.deps,
      {
        ...contact,
        gender,
        DOB: birthDay(at, age, member),
        address: `${street}, ${locality}, ${brand.city} ${pincode}`,
        password: '',
        Cpassword: '',
        locale: 'en',
      },
      hash,
    );
    const user = await findCredentials(this.deps.db, contact.email);
    if (!user) throw new Error(`${name} did not register.`);
    const session = sessionOf(user.id, 'user');
    await addAddress(this.deps, session, {
      ...contact,
      address: `${street}, ${locality}`,
      town: brand.city,
      pincode,
      district: 'Bengaluru Urban',
      state: 'KARNATAKA',
      addresstype: member % 5 === 4 ? 'work' : 'home',
    });
    const [address] = await getAddresses(this.deps, session, {});
    if (!address) throw new Error(`${name} has no address.`);
    this.members[member] = { session, addressId: address.addressId };
  }

  private async order({ checkout, member, lines }: StepOf<'order'>): Promise<void> {
    const { session, addressId } = get(this.members, member);
    const cartProductDetails = lines.map(({ product, quantity }) => ({
      productId: get(this.products, product),
      quantity,
    }));
    const form = { paymentMode: 'COD', source: 'buy', addressId, cartProductDetails } as const;
    const { checkoutId, orderIds } = await placeOrder(this.deps, session, form, undefined);
    const placed = cartProductDetails.map(({ productId }, i) => ({
      productId,
      orderId: get(orderIds, i),
      isCancelled: false,
    }));
    this.checkouts[checkout] = { checkoutId, session, lines: placed };
  }

  private async move({ checkouts, status }: StepOf<'move'>): Promise<void> {
    const moves = checkouts.flatMap((checkout) =>
      get(this.checkouts, checkout)
        .lines.filter(({ isCancelled }) => !isCancelled)
        .map(({ orderId }) => ({ id: orderId, status })),
    );
    const { left } = await advanceOrders(this.deps, this.admin, { moves });
    for (const { reason } of left) throw new Error(`An order of the demo month was not moved: ${reason}`);
  }

  private async cancel({ checkout, line, by, reason }: StepOf<'cancel'>): Promise<void> {
    const { session, lines } = get(this.checkouts, checkout);
    const order = get(lines, line);
    await cancelOrder(this.deps, by === 'admin' ? this.admin : session, { id: order.orderId, reason });
    order.isCancelled = true;
  }

  private async rate({ checkout, line, stars }: StepOf<'rate'>): Promise<void> {
    const { session, lines } = get(this.checkouts, checkout);
    const { orderId, productId } = get(lines, line);
    await rate(this.deps, session, { rating: stars, orderId, productId });
  }

  private async buyMembership(step: StepOf<'buy membership'>): Promise<void> {
    const { session } = get(this.members, step.member);
    const { type, center, start, months } = step;
    const form = { type, center, start_Date: start, end_Date: addMonths(start, months) };
    await registerMembership(this.deps, session, form, undefined);
    const [newest] = await getMemberships(this.deps, session, {});
    if (!newest) throw new Error('A membership of the demo month was not kept.');
    this.memberships[step.membership] = { id: newest.id, priceRupees: newest.price };
  }

  private async pay({ membership, part, received }: StepOf<'pay'>): Promise<void> {
    const bought = get(this.memberships, membership);
    const half = Math.round(bought.priceRupees / 2 / HUNDRED) * HUNDRED;
    const form = { subject: 'membership', id: bought.id, ...(part === 'half' && { amount: half }) } as const;
    const { receiptId } = await receivePayment(this.deps, this.admin, { ...form, ...received }, undefined);
    bought.receiptId = receiptId;
  }

  private async reverse({ membership, reason }: StepOf<'reverse'>): Promise<void> {
    const { receiptId = 0 } = get(this.memberships, membership);
    await reversePayment(this.deps, this.admin, { id: receiptId, reason });
  }

  private async visit({ member, center }: StepOf<'visit'>): Promise<void> {
    await scanMember(this.deps, this.admin, { memberId: get(this.members, member).session.userId, center });
  }

  private async collect({ checkout, received }: StepOf<'collect'>): Promise<void> {
    const { checkoutId: id } = get(this.checkouts, checkout);
    await receivePayment(this.deps, this.admin, { subject: 'checkout', id, ...received }, undefined);
  }

  private async book({ member, type, day }: StepOf<'book'>): Promise<void> {
    const { age, gender } = get(people, member);
    const height = gender === 'Male' ? 168 + (member % 17) : 154 + (member % 16);
    const weight = Math.round((height - 100) * (0.95 + (member % 7) / 20));
    const { session } = get(this.members, member);
    const free = await getSlots(this.deps, session, { type, from: day, to: day });
    // Some only name the day, as before there were times.
    const slot = member % 5 === 4 ? undefined : free[(member * 7) % Math.max(free.length, 1)];
    const time = slot && { startsAt: slot.startsAt, coachId: slot.coachId };
    await book(this.deps, session, { consult_type: type, age, height, weight, date: day, ...time });
  }

  private async write({ letter }: StepOf<'write'>): Promise<void> {
    const { name, message } = get(letters, letter);
    const phone = phoneOf(FIRST_LETTER_NUMBER + letter);
    await sendEnquiry(this.deps, { name, email: emailOf(name), phone, msg: message }, { address: HERE });
    this.enquiryIds[letter] = await findNewestDemoEnquiry(this.deps.db);
  }
}

const sessionOf = (userId: number, role: Session['role']): Session => ({
  userId,
  role,
  tokenHash: Buffer.alloc(0),
});

/** A birthday of someone of that age. */
const birthDay = (now: Date, age: number, member: number): string =>
  addDays(yearsBefore(gymDay(now), age), -(1 + ((member * 53) % 360)));

/** @throws when the plan refers to something that was not made before */
function get<T>(made: readonly T[], place: number): T {
  const found = made[place];
  if (found === undefined) throw new Error(`The demo month has nothing at place ${place}.`);
  return found;
}
