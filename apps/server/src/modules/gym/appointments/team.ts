import type { CoachProfile, Team } from '@namma/contract/appointments/coach-schemas';
import type { Reply } from '@namma/contract/calls';
import type { Locale } from '@namma/contract/locales';
import { isOpenCenter } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import type { LoggedChange } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity, undoRows } from '../../core/audit/api.ts';
import { markImagesUsed } from '../../core/images/api.ts';
import { entryOf, findCoaches } from './coaches.ts';
import { listTeam, lockCoach, notifyOfCoaches, updateCoach } from './queries/coaches.ts';

type Profile = Pick<CoachProfile, 'photo' | 'about' | 'qualification' | 'languages'>;

/** Lists the active coaches of open centers. Their texts are in the requested language if available, otherwise in English. */
export async function getTeam(db: Db, locale: Locale): Promise<Team> {
  const rows = (await listTeam(db)).filter(({ center }) => isOpenCenter(center));
  return rows.map((row) => {
    const own = { en: row.about_en, kn: row.about_kn, hi: row.about_hi }[locale];
    return {
      coachId: row.id,
      name: row.name,
      type: row.consult_type,
      center: row.center,
      photo: row.photo,
      qualification: row.qualification,
      languages: row.languages,
      about:
        own !== null
          ? { text: own, lang: locale }
          : row.about_en === null
            ? null
            : { text: row.about_en, lang: 'en' },
    };
  });
}

const toRow = ({ photo, about, qualification = null, languages = null }: Profile) => ({
  photo,
  qualification,
  languages,
  about_en: about.en,
  about_kn: about.kn,
  about_hi: about.hi,
});

/** Formats a profile for the activity log, which stores texts by name. */
const toFields = ({ photo, about, qualification = null, languages = null }: Profile) => ({
  photo,
  qualification,
  languages,
  about: about.en,
  aboutKn: about.kn,
  aboutHi: about.hi,
});

/**
 * Sets the public profile of a coach; each part may be null.
 * @throws 404 unknown; 409 another version, with the current coach
 */
export async function setProfile(
  { db, clock }: Deps,
  { userId }: Session,
  { coachId, version, ...profile }: CoachProfile,
): Promise<Reply<'consultancy/setProfile'>> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    if (!(await lockCoach(tx, coachId))) throw refuse('noSuchCoach');
    const [current] = await findCoaches(tx, now, [coachId]);
    if (!current) throw refuse('noSuchCoach');
    if (version !== undefined && version !== current.version)
      throw refuseWith({ coach: current }, 'coachChanged');
    await writeProfile(tx, coachId, profile);
    const activityId = await logActivity(tx, { userId, now }, [
      {
        ...entryOf(coachId, current.name),
        action: 'coach profile set',
        before: toFields(current.profile),
        after: toFields(profile),
      },
    ]);
    return { status: messages().appointmentMessages.coachChanged(current.name), activityId };
  });
}

async function writeProfile(tx: Tx, coachId: number, profile: Profile): Promise<void> {
  await updateCoach(tx, coachId, toRow(profile));
  if (profile.photo !== null) await markImagesUsed(tx, [profile.photo]);
  await notifyOfCoaches(tx);
}

/** Undoes changes of profiles: restores all parts. */
export const undoProfiles = (tx: Tx, changes: readonly LoggedChange[]) =>
  undoRows(tx, changes, {
    lockRows: async (_, ids) => {
      const coaches = await Promise.all(ids.map((id) => lockCoach(tx, id)));
      return coaches.filter((coach) => coach !== undefined);
    },
    noSuchRow: () => refuse('noSuchCoach'),
    revert: async (open) => {
      const given = (part: unknown) => (typeof part === 'string' ? part : null);
      for (const { subject_id, before } of open)
        await writeProfile(tx, subject_id, {
          photo: given(before?.photo),
          qualification: given(before?.qualification),
          languages: given(before?.languages),
          about: { en: given(before?.about), kn: given(before?.aboutKn), hi: given(before?.aboutHi) },
        });
      return open.map(({ subject_id }) => subject_id);
    },
  });
