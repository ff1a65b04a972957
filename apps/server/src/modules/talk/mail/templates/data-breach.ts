import type { BreachedData, BreachKind } from '@namma/contract/breaches/rules';
import { gymDay } from '@namma/contract/days/dates';
import { formatTime12 } from '@namma/contract/days/times';
import { formatPhone } from '@namma/contract/text/phone';
import { mailWords } from '../words/words.ts';
import type { Template } from './content.ts';

export interface DataBreach {
  /** A UTC instant, ISO 8601. */
  noticedAt: string;
  kind: BreachKind;
  data: readonly BreachedData[];
  happened: string;
  done: string;
  /** What people are told in their language; without it the English one, and without that `happened` and `done`. */
  toldEn: string | null;
  toldKn: string | null;
  toldHi: string | null;
}

/** To whom data of a breach belongs (D95), with what rule 7 of the DPDP Rules asks for. Nobody can switch it off. */
export const dataBreach: Template<DataBreach> = (facts, { locale, gym }) => {
  const words = mailWords[locale];
  const { kind, data, happened, done, toldEn } = facts;
  const told = { en: toldEn, kn: facts.toldKn, hi: facts.toldHi }[locale] ?? toldEn;
  const noticed = new Date(facts.noticedAt);
  const effects = words.breachEffects.filter(({ of }) => data.some((each) => of.includes(each)));
  return {
    subject: words.breachSubject,
    summary: words.breachSummary,
    blocks: [
      { kind: 'text', text: words.breachKinds[kind] },
      {
        kind: 'facts',
        rows: [
          [words.breachNoticed, words.dayAndTime(gymDay(noticed), formatTime12(noticed))],
          [words.breachData, data.map((each) => words.breachedData[each]).join(', ')],
        ],
      },
      { kind: 'quote', text: told ?? `${happened}\n${done}` },
      ...effects.map(({ text }) => ({ kind: 'text' as const, text })),
      { kind: 'text', text: words.breachAsk(formatPhone(gym.phone), gym.email) },
    ],
  };
};
