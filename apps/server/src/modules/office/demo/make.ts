import { gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { DemoMonth, type PasswordHashes } from './demo-month.ts';
import { bookAppointment, buyMembership, payMembership, reverseReceipt, visitGym } from './make-gym.ts';
import { answerQuery, hireAdmin, registerMember, writeQuery } from './make-people.ts';
import {
  cancelLine,
  collectCash,
  countDemoStock,
  moveOrders,
  orderProducts,
  rateLine,
  receiveDemoStock,
} from './make-sales.ts';
import { listProductIdsBySales } from './queries.ts';
import { planMonth } from './rules/month.ts';
import { emailOf, signInPerson } from './rules/people.ts';
import type { DemoStep } from './rules/steps.ts';

/**
 * Makes the demo month of a new shop with the product's own services, each step at its own time, in the caller's
 * transaction.
 * @param deps whose clock is the instant of the first start and whose database is that transaction
 * @returns the email that a visitor may sign in with
 */
export async function makeDemoMonth(deps: Deps, hashes: PasswordHashes): Promise<string> {
  const products = await listProductIdsBySales(deps.db);
  const steps = planMonth(deps.clock(), products.length);
  const month = new DemoMonth(deps, hashes, products);
  await hireAdmin(month, steps[0]?.at ?? deps.clock());
  await receiveDemoStock(month, steps[0]?.at ?? deps.clock(), gymDay(deps.clock()));
  for (const step of steps) await take(month, step);
  await countDemoStock(month, deps.clock());
  return emailOf(signInPerson.name);
}

function take(month: DemoMonth, step: DemoStep): Promise<void> {
  month.now = step.at;
  switch (step.kind) {
    case 'register':
      return registerMember(month, step);
    case 'order':
      return orderProducts(month, step);
    case 'move':
      return moveOrders(month, step);
    case 'cancel':
      return cancelLine(month, step);
    case 'rate':
      return rateLine(month, step);
    case 'collect':
      return collectCash(month, step);
    case 'buy membership':
      return buyMembership(month, step);
    case 'pay':
      return payMembership(month, step);
    case 'reverse':
      return reverseReceipt(month, step);
    case 'visit':
      return visitGym(month, step);
    case 'book':
      return bookAppointment(month, step);
    case 'write':
      return writeQuery(month, step);
    case 'answer':
      return answerQuery(month, step);
  }
}
