import { brand } from '@namma/contract/brand';
import { BOARD_HOURS, boardDue, breachClock } from '@namma/contract/breaches/rules';
import type { Breach, BreachLetter } from '@namma/contract/breaches/schemas';
import { place } from '@namma/contract/business';
import { formatDay, gymDay } from '@namma/contract/days/dates';
import { formatMoment } from '@namma/contract/days/times';
import { formatPhone } from '@namma/contract/text/phone';
import type { Deps } from '../../../deps.ts';
import { readFacts } from '../facts/api.ts';
import { dataNames, kindNames } from './names.ts';

/** The letter to the Data Protection Board, with what rule 7 of the DPDP Rules asks for. */
export async function composeBoardLetter(
  { db, clock, tax }: Pick<Deps, 'db' | 'clock' | 'tax'>,
  breach: Breach,
): Promise<BreachLetter> {
  const now = clock();
  const today = gymDay(now);
  const { address, phone, email, business, grievanceOfficer: officer } = await readFacts(db, today);
  const name = tax?.legalName ?? business.legalName ?? brand.name;
  const parts = [
    `To the Data Protection Board of India\n${formatDay(today)}`,
    `From ${name}, ${address.street}, ${place.city} ${address.pincode}`,
    `Intimation of a personal data breach (section 8(6) of the Digital Personal Data Protection Act, 2023; rule 7 of the DPDP Rules, 2025). Entry ${breach.id} of our register.`,
    `1. Noticed: ${formatMoment(breach.noticedAt)} IST. The ${BOARD_HOURS} hours end on ${formatMoment(boardDue(breach.noticedAt).toISOString())} IST. ${breachClock(breach.noticedAt, breach.boardToldAt, now).isUrgent && now > boardDue(breach.noticedAt) ? 'This letter is late; the reason is: ____' : ''}`.trim(),
    `2. Nature of the breach: ${kindNames[breach.kind]}.\n${breach.happened}`,
    `3. Whose data: ${breach.whose}. Number of people: ${breach.people ?? 'not known yet'}.\nWhich data: ${breach.data.map((each) => dataNames[each]).join(', ')}.`,
    `4. What was done to lessen the risk, and so that it does not happen again:\n${breach.done}`,
    '5. What we have found about who caused it: ____',
    `6. The people concerned ${breach.peopleToldAt ? `were told on ${formatMoment(breach.peopleToldAt)} IST` : 'have not been told yet; they will be told on ____'}.`,
    `Contact: ${[officer?.name, officer?.designation, `${officer?.email || email}`, formatPhone(officer?.phone || phone)].filter(Boolean).join(', ')}`,
    'Signature: ____________________',
  ];
  return { subject: 'To the Data Protection Board of India', text: `${parts.join('\n\n')}\n`, locale: 'en' };
}
