/** How long a session lasts. */
export const SESSION_DAYS = 30;
