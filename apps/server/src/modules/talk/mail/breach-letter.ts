import { gymDay } from '@namma/contract/days/dates';
import type { Locale } from '@namma/contract/locales';
import type { Deps } from '../../../deps.ts';
import { readFacts } from '../../office/facts/api.ts';
import type { DataBreach } from './templates/data-breach.ts';
import { renderKind } from './templates/index.ts';

/** The letter about a breach of data as text to be printed, in a language, to nobody by name: as the mail, without its marks. */
export async function composeBreachLetter(
  { db, clock, mail }: Pick<Deps, 'db' | 'clock' | 'mail'>,
  facts: DataBreach,
  locale: Locale,
): Promise<{ subject: string; text: string }> {
  const gym = await readFacts(db, gymDay(clock()));
  const { subject, text } = renderKind('data breach', facts, {
    name: '',
    email: '',
    locale,
    origin: mail?.origin ?? '',
    organizer: gym.email,
    gym,
    writtenAt: clock(),
    secret: '',
  });
  return { subject, text: text.replace(/^> /gm, '').replace(/^-- \n/m, '') };
}
