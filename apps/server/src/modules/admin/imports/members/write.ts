import { offerOf } from '@namma/contract/settings/plans';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { readSettings } from '../../../core/settings/api.ts';
import {
  addImportedMemberships,
  type ImportedMembership,
  listKnownMemberships,
  lockOutClosures,
} from '../../../gym/memberships/api.ts';
import { addImported, lockKnown, lockOutDesks, writeValues } from '../../../people/users/api.ts';
import type { ImportContext, Importer, RowOutcome } from '../context.ts';
import { insertTouched, listMadePeople } from '../queries/rows.ts';
import { BadCell } from '../reading/cells.ts';
import { type FileRow, tryRead } from '../reading/file.ts';
import {
  findPerson,
  type KnownPerson,
  type MemberPlan,
  People,
  personFields,
  planMember,
  replacedBy,
  saidBy,
} from './plan.ts';
import { previewOf, summaryOf } from './preview.ts';
import { type MemberReading, type ReadMember, readMember } from './read.ts';

/** Ids for people of a check, above all member ids, so that a check uses up no member numbers. */
const CHECKED_IDS_FROM = 2_000_000_000;

type Planned = MemberPlan & { row: FileRow };

/** People created or changed by rows of earlier steps, in their resulting state. */
class EarlierPeople {
  readonly #byId = new Map<number, KnownPerson>();
  /** Everybody who has had an email or phone in the file. */
  readonly #byContact = new Map<string, Set<number>>();
  #ofStep: KnownPerson[] = [];
  /** The number of people created by the file. */
  made = 0;

  get(id: number): KnownPerson | undefined {
    return this.#byId.get(id);
  }

  /**
   * Returns copies of the people that rows with these emails and phones can refer to, so that a step can be retried.
   */
  find(contacts: readonly string[]): KnownPerson[] {
    const ids = new Set(contacts.flatMap((contact) => [...(this.#byContact.get(contact) ?? [])]));
    return [...ids].flatMap((id) => {
      const person = this.#byId.get(id);
      return person ? [copyOf(person)] : [];
    });
  }

  add(people: readonly KnownPerson[]): void {
    for (const person of people) this.#ofStep.push(person);
  }

  keep(): void {
    for (const person of this.#ofStep) {
      const id = idOf(person);
      if (id >= CHECKED_IDS_FROM && !this.#byId.has(id)) this.made++;
      this.#byId.set(id, person);
      for (const contact of [person.values.email, person.values.phone]) {
        if (contact === null) continue;
        const ids = this.#byContact.get(contact) ?? new Set();
        this.#byContact.set(contact, ids.add(id));
      }
    }
    this.#ofStep = [];
  }

  drop(): void {
    this.#ofStep = [];
  }
}

const copyOf = (person: KnownPerson): KnownPerson => ({
  ...person,
  values: { ...person.values },
  memberships: [...person.memberships],
  said: { ...person.said },
});

/**
 * Creates and changes people with their running memberships. Blocks concurrent additions of people and closures until
 * the transaction of a step ends.
 */
export async function importMembers(db: Db, context: ImportContext): Promise<Importer> {
  const { today, order, reading, values, importId } = context;
  const offer = offerOf(await readSettings(db, today));
  const cells: MemberReading = {
    today,
    order,
    values,
    offer,
    center: reading.center ?? null,
    isPaidInFull: reading.isPaidInFull ?? true,
  };
  const earlier = new EarlierPeople();
  const readRows = (rows: readonly FileRow[]) =>
    rows.map((row) => tryRead(row, (each) => readMember(each, cells)));
  const findPeople = async (tx: Tx, read: ReturnType<typeof readRows>) => {
    earlier.drop();
    await lockOutClosures(tx);
    await lockOutDesks(tx);
    const rows = read.flatMap((each) => ('read' in each ? [each.read] : []));
    return new People(await listPeople(tx, context, earlier, rows));
  };

  const importRows = async (tx: Tx, rows: readonly FileRow[]): Promise<RowOutcome[]> => {
    const read = readRows(rows);
    const people = await findPeople(tx, read);
    const plans: Planned[] = [];
    const outcomes = read.map((each): RowOutcome => {
      if ('bad' in each) return each;
      const planned = tryRead(each.row, () => planMember(people, each.read, today));
      if ('bad' in planned) return planned;
      plans.push({ ...planned.read, row: each.row });
      const { person, state, membership } = planned.read;
      return {
        row: each.row,
        state,
        replaced: replacedBy(planned.read),
        preview: () => previewOf(person, membership),
        membership: membership ? summaryOf(membership) : undefined,
      };
    });
    if (context.isCheck) await restore(tx, earlier, plans);
    await write(tx, context, plans, offer, context.isCheck ? CHECKED_IDS_FROM + earlier.made : undefined);
    earlier.add(plans.map(({ person }) => person));
    return outcomes;
  };
  const recallRows = async (tx: Tx, rows: readonly FileRow[]): Promise<void> => {
    const read = readRows(rows);
    const people = await findPeople(tx, read);
    const made = new Set(await listMadePeople(tx, importId, rows));
    for (const each of read) {
      if (!('read' in each)) continue;
      const found = tryRead(each.row, () => findPerson(people, each.read));
      if ('bad' in found || !found.read) continue;
      Object.assign(found.read.said, saidBy(each.read));
      if (each.read.joined === null && made.has(idOf(found.read))) found.read.hasNoJoiningDay = true;
      earlier.add([found.read]);
    }
  };
  return { importRows, recallRows, keep: () => earlier.keep() };
}

/** Lists everybody these rows can refer to, with their memberships. */
async function listPeople(
  tx: Tx,
  { isCheck }: ImportContext,
  earlier: EarlierPeople,
  rows: readonly ReadMember[],
): Promise<KnownPerson[]> {
  const emails = rows.flatMap(({ email }) => email ?? []);
  const phones = rows.flatMap(({ phone }) => phone ?? []);
  const stored = await lockKnown(tx, emails, phones);
  // The database contains the writes of a run, but not of a check.
  const carried = isCheck
    ? earlier.find([...emails, ...phones, ...stored.flatMap(({ id }) => contactsOf(earlier.get(id)))])
    : [];
  const carriedIds = new Set(carried.map(({ id }) => id));
  const storedById = new Map(stored.map((row) => [row.id, row]));
  for (const { id, values } of carried) {
    const row = storedById.get(id ?? 0);
    if (row && personFields.some((field) => row[field] !== values[field]))
      await writeValues(tx, row.id, values);
  }
  const known = stored.filter(({ id }) => !carriedIds.has(id));
  const memberships = await listKnownMemberships(
    tx,
    known.map(({ id }) => id),
  );
  const ofMember = Map.groupBy(memberships, ({ user_id }) => user_id);
  const found = known.map(({ id, registered_on, role, isClaimed, ...values }): KnownPerson => {
    const before = earlier.get(id);
    return {
      id,
      values,
      registeredOn: registered_on,
      hasNoJoiningDay: before?.hasNoJoiningDay ?? false,
      isStaff: role !== 'user',
      isClaimed: Boolean(isClaimed),
      said: { ...before?.said },
      memberships: (ofMember.get(id) ?? []).map((row) => ({
        type: row.type,
        start: row.start_date,
        end: row.end_date,
        effectiveEnd: row.effective_end,
      })),
    };
  });
  return [...found, ...carried].toSorted((one, other) => idOf(one) - idOf(other));
}

const contactsOf = (person: KnownPerson | undefined): string[] =>
  [person?.values.email, person?.values.phone].filter((contact) => contact != null);

/** Recreates the people of earlier check steps that this step changes. */
async function restore(tx: Tx, earlier: EarlierPeople, plans: readonly Planned[]): Promise<void> {
  const ids = new Set(plans.flatMap(({ person }) => person.id ?? []));
  const people = [...ids].filter((id) => id >= CHECKED_IDS_FROM).flatMap((id) => earlier.get(id) ?? []);
  await addImported(
    tx,
    people.map(({ values, registeredOn }) => ({ ...values, registered_on: registeredOn, added_at: null })),
    people.map(idOf),
  );
}

async function write(
  tx: Tx,
  { importId, cashier }: ImportContext,
  plans: readonly Planned[],
  offer: Parameters<typeof addImportedMemberships>[3],
  firstId: number | undefined,
): Promise<void> {
  const made = plans.filter(({ state }) => state === 'new');
  const ids = await addImported(
    tx,
    made.map(({ person, read }) => ({
      ...person.values,
      registered_on: person.registeredOn,
      added_at: read.center,
    })),
    firstId === undefined ? undefined : made.map((_, i) => firstId + i),
  );
  for (const [i, { person }] of made.entries()) person.id = ids[i];
  await insertTouched(
    tx,
    importId,
    'users',
    made.map(({ person, row }) => ({ rowId: idOf(person), line: row.line })),
  );
  // If an earlier row created the person, the final values are already written.
  const isMade = new Set(made.map(({ person }) => person));
  const changed = plans.filter(
    ({ person, changes }) => !isMade.has(person) && Object.keys(changes).length > 0,
  );
  for (const { person, changes, before, row } of changed) {
    await writeValues(tx, idOf(person), changes);
    const change = { before, after: changes };
    await insertTouched(tx, importId, 'users', [{ rowId: idOf(person), line: row.line, change }]);
  }
  // Their account was created by an earlier row of the file, and an undo deletes it as a whole.
  for (const { person, membership } of plans)
    if (
      membership &&
      person.hasNoJoiningDay &&
      !isMade.has(person) &&
      membership.start === person.registeredOn
    )
      await writeValues(tx, idOf(person), { registered_on: person.registeredOn });
  const wanted = plans.flatMap(({ person, membership, row }) =>
    membership ? [{ row, membership: toImported(idOf(person), membership) }] : [],
  );
  const membershipIds = await addImportedMemberships(
    tx,
    cashier,
    wanted.map(({ membership }) => membership),
    offer,
  );
  await insertTouched(
    tx,
    importId,
    'memberships',
    wanted.map(({ row }, i) => ({ rowId: membershipIds[i] ?? 0, line: row.line })),
  );
}

function toImported(
  userId: number,
  { center, dueAtPlanPrice: _due, hasEnded: _hasEnded, ...membership }: NonNullable<MemberPlan['membership']>,
): ImportedMembership {
  // `planMember` refuses one without.
  if (center === null) throw new BadCell('center', 'Which center is the membership of?');
  return { userId, center, ...membership };
}

function idOf({ id }: KnownPerson): number {
  if (id === undefined) throw new Error('A person of the import was not written');
  return id;
}
