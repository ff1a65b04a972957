import { PlainError } from '../../../scripts/lib/run.mjs';
import type { Shop } from '../row.ts';

/** Somebody with a session. */
export interface SignedIn {
  id: number;
  token: string;
}

/** Who does what in this minute: each person once, so that nobody is refused. */
export interface People {
  atTheDoor: { id: number }[];
  forClasses: SignedIn[];
  forAppointments: SignedIn[];
  /** Memberships of which something is due. */
  payers: { id: number; due: number; center: string }[];
}

/** A membership may end on the last day on which a class can be booked. */
const CLASS_DAYS = 8;

/** Reads from the database who may come in, book and pay, in random order. */
export async function findPeople({
  db,
  tokens,
  random,
  firstMember,
  regulars,
  buyers,
}: Shop): Promise<People> {
  const signedIn = ({ id }: { id: number }): SignedIn => ({
    id,
    token: [...tokens.members, ...tokens.buyers][id - firstMember] as string, // one for each of these ids
  });
  const withToken = [firstMember, firstMember + regulars + buyers];
  const members = await db.query<{ id: number }>(
    `select user_id as id from memberships where payment_status = 'payed' and gym_day(now()) between start_date and effective_end
     and user_id not in (select user_id from visits where user_id is not null and at > now() - interval '3 hours')`,
  );
  const forClasses = await db.query<{ id: number }>(
    `select user_id as id from memberships where payment_status = 'payed' and user_id >= $1 and user_id < $2
     and start_date <= gym_day(now()) and effective_end > gym_day(now()) + ${CLASS_DAYS}`,
    withToken,
  );
  const forAppointments = await db.query<{ id: number }>(
    `select id from users where id >= $1 and id < $2
     and not exists (select from bookings where user_id = users.id and starts_at > now())`,
    withToken,
  );
  const payers = await db.query<People['payers'][number]>(
    `select id, (total_paise - paid_paise)::int as due, center from memberships
     where payment_status = 'pending' and paid_paise < total_paise and effective_end > gym_day(now())`,
  );
  return {
    atTheDoor: random.shuffle(members),
    forClasses: random.shuffle(forClasses).map(signedIn),
    forAppointments: random.shuffle(forAppointments).map(signedIn),
    payers: random.shuffle(payers),
  };
}

/** Hands out one after the other. @throws PlainError when there are no more */
export function inTurn<T>(list: readonly T[], what: string): () => T {
  let next = 0;
  return () => {
    const one = list[next++];
    if (one === undefined)
      throw new PlainError(`--peak: the shop has only ${list.length} ${what}. Choose fewer --times.`);
    return one;
  };
}
