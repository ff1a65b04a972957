import { addDays, addMonths, type Day, daysBetween, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import { followUpOutcomes, followUpReasons } from '@namma/contract/follow-ups/rules';
import { sql } from 'kysely';
import type { TestGym } from './gym.ts';
import { PASSWORD, type TestUser } from './make.ts';

const noonOf = (day: Day): Date => new Date(startOfGymDay(day).getTime() + 12 * 3_600_000);

/** People with random histories up to today, the same at each run, with reasons for and against a follow-up call. */
export class RandomPeople {
  private seed = 20_300_304;
  private readonly gym: TestGym;
  private readonly staffId: number;
  private readonly today: Day;
  private phone = '';
  /** A person's earlier membership, which may receive days. */
  private earlier: number | undefined;

  constructor(gym: TestGym, staffId: number) {
    [this.gym, this.staffId, this.today] = [gym, staffId, gymDay(gym.now())];
  }

  private random(below: number): number {
    this.seed = (Math.imul(this.seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((this.seed / 2 ** 32) * below);
  }
  private chance(percent: number): boolean {
    return this.random(100) < percent;
  }
  private dayAround(from: number, to: number): Day {
    return addDays(this.today, from + this.random(to - from));
  }

  async make(n: number): Promise<void> {
    // Some share a phone number with the person created before.
    if (n === 0 || !this.chance(6)) this.phone = String(7_000_000_000 + n);
    const member = await this.gym.make.member({
      phone: this.phone,
      ...(this.chance(20) && { dob: this.chance(50) ? '2014-01-01' : '1990-01-01' }),
    });
    if (this.chance(20)) await this.chooseOffers(member);
    for (let i = this.random(3); i > 0; i--) await this.takeMembership(member);
    await this.visit(member);
    const enquiryId = this.chance(18) ? await this.ask(member, n) : undefined;
    const passId = this.chance(25) ? await this.takePass(member, n) : undefined;
    for (const subject of [{ user_id: member.userId }, { enquiry_id: enquiryId }, { pass_id: passId }])
      if (Object.values(subject)[0] !== undefined && this.chance(25)) await this.call(subject);
    if (this.chance(4))
      await this.gym.as(member).call('privacy/deleteAccount', { body: { password: PASSWORD, isSure: true } });
    else if (this.chance(3))
      await sql`update users set disabled_at = ${this.gym.now()} where id = ${member.userId}`.execute(
        this.gym.db,
      );
  }

  private async chooseOffers({ userId }: TestUser): Promise<void> {
    const is_wanted = this.chance(50);
    // Only members can agree; a choice at the desk is always a refusal.
    const choice = { is_wanted, chosen_at: this.gym.now(), is_by_desk: !is_wanted && this.chance(50) };
    await this.gym.db
      .insertInto('offer_choices')
      .values({ user_id: userId, ...choice })
      .execute();
  }

  /** Paid, due, withdrawn, extended, paused, transferred, with days from another member, or ended early. */
  private async takeMembership(member: TestUser): Promise<void> {
    const isPaid = this.chance(75);
    const { membershipId: id } = await this.gym.make.membership({
      member,
      paymentStatus: isPaid ? 'payed' : 'pending',
      months: 3,
      type: 'Elite',
      startDate: this.chance(50) ? addMonths(this.dayAround(-80, 40), -3) : this.dayAround(-90, 20),
    });
    const { gym } = this;
    if (!isPaid) {
      if (this.chance(30))
        await gym.db
          .updateTable('memberships')
          .set({ withdrawn_at: gym.now() })
          .where('id', '=', id)
          .execute();
      return;
    }
    if (this.chance(10)) await this.enter(id, { kind: 'extension', days: 1 + this.random(20) });
    if (this.chance(20)) await this.pause(id);
    if (this.chance(12) && this.earlier !== undefined) await this.transfer(id, this.earlier);
    if (this.chance(15)) await this.end(id);
    else this.earlier = id;
  }

  private async enter(
    membership_id: number,
    step: {
      kind: 'pause' | 'resume' | 'extension' | 'days out' | 'days in' | 'end';
      days: number;
      from_day?: Day;
      to_day?: Day;
      resumes?: number;
      other_id?: number;
    },
  ): Promise<number> {
    const row = { membership_id, ...step, made_by: this.staffId, at: this.gym.now() };
    const { id } = await this.gym.db
      .insertInto('membership_events')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  private async pause(id: number): Promise<void> {
    const from_day = this.dayAround(-30, 10);
    const days = 3 + this.random(25);
    const to_day = addDays(from_day, days - 1);
    const resumes = await this.enter(id, { kind: 'pause', days, from_day, to_day });
    if (this.chance(35))
      await this.enter(id, { kind: 'resume', days: -1, from_day: to_day, to_day, resumes });
  }

  private async transfer(id: number, other_id: number): Promise<void> {
    const days = 1 + this.random(15);
    await this.enter(id, { kind: 'days out', days: -days, other_id });
    await this.enter(other_id, { kind: 'days in', days, other_id: id });
  }

  /** On any day before its last one, also before its first one. */
  private async end(id: number): Promise<void> {
    const { db } = this.gym;
    const { start_date, effective_end } = await db
      .selectFrom('memberships')
      .select(['start_date', 'effective_end'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const most = daysBetween(start_date, effective_end) + 1;
    await this.enter(id, { kind: 'end', days: -1 - this.random(most) });
    await db
      .updateTable('memberships')
      .set({ ended_at: this.gym.now(), credited_paise: sql<number>`total_paise / 2` })
      .where('id', '=', id)
      .execute();
  }

  private async visit({ userId }: TestUser): Promise<void> {
    const [from, to] = this.chance(50) ? [-42, -14] : [-80, 1];
    for (let i = this.random(10); i > 0; i--) {
      const isIn = !this.chance(8);
      await this.gym.db
        .insertInto('visits')
        .values({
          user_id: userId,
          center: 'indiranagar',
          at: noonOf(this.dayAround(from, to)),
          is_in: isIn,
          ...(!isIn && { refusal: 'unpaid' as const }),
          scanned_by: this.staffId,
        })
        .execute();
    }
  }

  /** Signed in, or with the phone number of this person or of nobody. */
  private async ask({ userId }: TestUser, n: number): Promise<number> {
    const isAnswered = this.chance(20);
    const { id } = await this.gym.db
      .insertInto('enquiries')
      .values({
        name: 'Meera',
        email: `m${n}@example.com`,
        phone: this.chance(50) ? this.phone : String(8_000_000_000 + n),
        message: 'When does the pool open?',
        created_at: noonOf(this.dayAround(-20, 0)),
        ...(this.chance(30) && { user_id: userId }),
        ...(isAnswered && { status: 'Answered' as const, answer: 'At five.' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** A trial that is requested, issued, missed, used or void, or a day pass. */
  private async takePass({ userId }: TestUser, n: number): Promise<number> {
    const isSold = this.chance(60);
    const day = this.dayAround(-20, 10);
    const isUsed = isSold && this.chance(40);
    const { id } = await this.gym.db
      .insertInto('passes')
      .values({
        kind: isSold && this.chance(25) ? 'day' : 'trial',
        name: 'Meghana',
        // One trial per phone number.
        phone:
          this.phone === String(7_000_000_000 + n) && this.chance(40)
            ? this.phone
            : String(9_000_000_000 + n),
        center: 'kormangla',
        day: isUsed && this.chance(20) ? this.today : day,
        requested_at: noonOf(addDays(day, -1)),
        ...(isSold && {
          code: 10_000_000 + n,
          sold_at: noonOf(day),
          price_paise: 0,
          ...(this.chance(25) && { user_id: userId }),
          ...(isUsed && { used_at: noonOf(this.chance(20) ? this.today : day) }),
          ...(!isUsed && this.chance(15) && { voided_at: noonOf(day) }),
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** A closure of the center of the passes, possibly reopened. */
  async close(fromDay: Day, toDay: Day, isReopened: boolean): Promise<void> {
    const at = noonOf(fromDay);
    const { id } = await this.gym.db
      .insertInto('center_closures')
      .values({
        center: 'kormangla',
        from_day: fromDay,
        to_day: toDay,
        reason: 'Floor',
        closed_by: this.staffId,
        at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (isReopened)
      await this.gym.db
        .updateTable('center_closures')
        .set({ reopened_at: at })
        .where('id', '=', id)
        .execute();
    else
      await this.gym.db
        .insertInto('closures')
        .values({
          center: 'kormangla',
          starts_at: startOfGymDay(fromDay),
          ends_at: startOfGymDay(addDays(toDay, 1)),
          reason: 'Floor',
        })
        .execute();
  }

  private async call(subject: { user_id?: number; enquiry_id?: number; pass_id?: number }): Promise<void> {
    for (let i = 1 + this.random(2); i > 0; i--) {
      const on = this.chance(15) ? this.dayAround(-200, -175) : this.dayAround(-30, 0);
      await this.gym.db
        .insertInto('follow_ups')
        .values({
          ...subject,
          reason: followUpReasons[this.random(followUpReasons.length)] ?? 'ended',
          outcome: followUpOutcomes[this.random(followUpOutcomes.length)] ?? 'reached',
          at: noonOf(on),
          again_on: addDays(on, 1 + this.random(20)),
        })
        .execute();
    }
  }
}
