import { breachedData } from '@namma/contract/breaches/rules';
import type { Breach } from '@namma/contract/breaches/schemas';
import { gymDay, isDay, minutes, startOfGymDay } from '@namma/contract/days/dates';
import { formatTime24 } from '@namma/contract/days/times';

type Typed = Record<string, FormDataEntryValue | undefined>;

/** A day and a time of a form, in IST, as an instant in UTC. Undefined while both are empty, empty when one of them is wrong. */
export function instantOf(
  day: FormDataEntryValue | undefined,
  time: FormDataEntryValue | undefined,
): string | undefined {
  if (!day && !time) return undefined;
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(String(time ?? '')) ?? [];
  if (!isDay(String(day)) || hour === undefined) return '';
  const at = startOfGymDay(String(day)).getTime() + minutes(Number(hour) * 60 + Number(minute));
  return new Date(at).toISOString();
}

/** An instant as the two fields of a form have it, in IST. */
export const fieldsOf = (at: string | null): { day: string; time: string } =>
  at === null ? { day: '', time: '' } : { day: gymDay(new Date(at)), time: formatTime24(new Date(at)) };

const written = (value: FormDataEntryValue | undefined) => (value ? String(value) : undefined);

/** What was typed into the form of an entry, as the schema takes it. */
export function typedBreach(typed: Typed) {
  const boardToldAt = instantOf(typed.boardToldAt, typed.boardToldTime);
  const peopleToldAt = instantOf(typed.peopleToldAt, typed.peopleToldTime);
  const people = written(typed.people);
  const told = (name: 'toldEn' | 'toldKn' | 'toldHi') => {
    const text = written(typed[name])?.trim();
    return text ? { [name]: text } : {};
  };
  return {
    noticedAt: instantOf(typed.noticedAt, typed.noticedTime) ?? '',
    kind: typed.kind,
    happened: typed.happened,
    whose: typed.whose,
    data: breachedData.filter((each) => typed[`data ${each}`] !== undefined),
    ...(people === undefined ? {} : { people: Number(people) }),
    done: typed.done,
    ...told('toldEn'),
    ...told('toldKn'),
    ...told('toldHi'),
    ...(boardToldAt === undefined ? {} : { boardToldAt }),
    ...(peopleToldAt === undefined ? {} : { peopleToldAt }),
  };
}

/** The number of people, as a sentence says it. */
export const peopleOf = ({ people }: Breach): string =>
  people === null
    ? 'how many is not known yet'
    : people === 1
      ? '1 person'
      : `${people.toLocaleString('en-IN')} people`;
