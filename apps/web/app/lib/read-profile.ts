import { api } from './api';
import { readThroughCache } from './read-cache';

/** Who is signed in: asked once for all that show it. */
export const readProfile = () => readThroughCache('user/profile', undefined, () => api('user/profile'));
