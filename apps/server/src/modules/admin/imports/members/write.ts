import { offerOf } from '@namma/contract/facts/plans';
import type { Tx } from '../../../../platform/db/types.ts';
import { readFacts } from '../../../core/facts/api.ts';
import {
  addImportedMemberships,
  type ImportedMembership,
  listKnownMemberships,
  lockOutClosures,
} from '../../../gym/memberships/api.ts';
import { addImported, lockKnown, lockOutDesks, writeValues } from '../../../people/users/api.ts';
import type { ImportContext, RowOutcome } from '../context.ts';
import { insertTouched } from '../queries/rows.ts';
import { BadCell } from '../reading/cells.ts';
import { type FileRow, tryRead } from '../reading/file.ts';
import { type KnownPerson, type MemberPlan, People, planMember, replacedBy } from './plan.ts';
import { previewOf, summaryOf } from './preview.ts';
import { type MemberReading, type ReadMember, readMember } from './read.ts';

/** Ids of people of a check, which no member has: a check uses up no numbers of members. */
const CHECKED_IDS_FROM = 2_000_000_000;

/** What the rows so far have said of people, by their ids. */
type Said = Map<number, KnownPerson['said']>;
type Planned = MemberPlan & { row: FileRow };

/**
 * Makes and changes people with their running memberships. Nobody else adds people or moves memberships by closed days until
 * the transaction ends.
 */
export async function importMembers(tx: Tx, context: ImportContext) {
  await lockOutClosures(tx);
  await lockOutDesks(tx);
  const { today, order, reading, values } = context;
  const offer = offerOf(await readFacts(tx, today));
  const cells: MemberReading = {
    today,
    order,
    values,
    offer,
    center: reading.center ?? null,
    isPaidInFull: reading.isPaidInFull ?? true,
  };

  const said: Said = new Map();
  /** People whom this import has made without a joining day. */
  const withoutJoiningDay = new Set<number>();

  let firstCheckedId = context.isCheck ? CHECKED_IDS_FROM : undefined;

  const importRows = async (rows: readonly FileRow[]): Promise<RowOutcome[]> => {
    const read = rows.map((row) => tryRead(row, (each) => readMember(each, cells)));
    const people = await findPeople(
      tx,
      { said, withoutJoiningDay },
      read.flatMap((each) => ('read' in each ? [each.read] : [])),
    );
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
    await write(tx, context, plans, offer, firstCheckedId);
    if (firstCheckedId !== undefined) firstCheckedId += plans.length;
    for (const { person } of plans) {
      said.set(idOf(person), person.said);
      if (person.hasNoJoiningDay) withoutJoiningDay.add(idOf(person));
    }
    return outcomes;
  };
  return { importRows };
}

/** Everybody whom these rows can mean, with their memberships. */
async function findPeople(
  tx: Tx,
  { said, withoutJoiningDay }: { said: Said; withoutJoiningDay: ReadonlySet<number> },
  rows: readonly ReadMember[],
): Promise<People> {
  const emails = rows.flatMap(({ email }) => email ?? []);
  const phones = rows.flatMap(({ phone }) => phone ?? []);
  const known = await lockKnown(tx, emails, phones);
  const memberships = await listKnownMemberships(
    tx,
    known.map(({ id }) => id),
  );
  const ofMember = Map.groupBy(memberships, ({ user_id }) => user_id);
  return new People(
    known.map(
      ({ id, registered_on, role, isClaimed, ...values }): KnownPerson => ({
        id,
        values,
        registeredOn: registered_on,
        hasNoJoiningDay: withoutJoiningDay.has(id),
        isStaff: role !== 'user',
        isClaimed: Boolean(isClaimed),
        said: said.get(id) ?? {},
        memberships: (ofMember.get(id) ?? []).map((row) => ({
          type: row.type,
          start: row.start_date,
          end: row.end_date,
          effectiveEnd: row.effective_end,
        })),
      }),
    ),
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
    firstId,
  );
  for (const [i, { person }] of made.entries()) person.id = ids[i];
  await insertTouched(
    tx,
    importId,
    'users',
    made.map(({ person, row }) => ({ rowId: idOf(person), line: row.line })),
  );
  // Of a person whom a row before has made, the last values are written already.
  const isMade = new Set(made.map(({ person }) => person));
  const changed = plans.filter(
    ({ person, changes }) => !isMade.has(person) && Object.keys(changes).length > 0,
  );
  for (const { person, changes, before, row } of changed) {
    await writeValues(tx, idOf(person), changes);
    const change = { before, after: changes };
    await insertTouched(tx, importId, 'users', [{ rowId: idOf(person), line: row.line, change }]);
  }
  // Their account was written with an earlier row of the file, and is deleted as a whole by an undo.
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
