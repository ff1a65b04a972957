import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { redirect } from 'react-router';
import { ApiError } from '../../lib/api/api-error';
import { readCached } from '../../lib/loading/read-cache';
import { getToken } from '../../lib/session/session';
import { rememberAdmin } from '../../lib/session/session-changes';
import { signInPath } from '../../lib/session/sign-in-path';
import { toast } from '../../ui/toast';
import { keepOwnStaff } from './permissions';

/** The sign-in address that leads back to the current page (D70). */
const adminLogin = () => signInPath(window.location.pathname + window.location.search, paths.adminLogin);

/**
 * Wraps the loaders of the admin side (D28). A guest, or an admin whose session has ended, goes to the admin sign-in; a
 * member goes to `/`. It only decides which screen is shown: the server checks the permission too.
 */
export async function adminOnly<T>(load: () => Promise<T>): Promise<T> {
  if (!getToken()) throw redirect(adminLogin());
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) {
      toast.error(messages.unauthorized);
      throw redirect(adminLogin());
    }
    // An open screen shows a message; a forbidden screen is replaced by the frame.
    if (error.status === 403 && error.details.code === 'adminsOnly') throw redirect(paths.home);
    throw error;
  }
}

/** The profile of the signed-in admin. */
export const readAdmin = () =>
  adminOnly(async () => {
    const profile = await readCached('user/profile');
    if (profile.role !== 'ADMIN') throw redirect(paths.home);
    // The server refuses everything else.
    if (profile.staff?.needsFactor) throw redirect(paths.profileSecurity);
    rememberAdmin();
    keepOwnStaff(profile.staff);
    return profile;
  });
