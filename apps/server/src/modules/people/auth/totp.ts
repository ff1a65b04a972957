import { generateSync, verifySync } from 'otplib';

/** The parameters of RFC 6238 that every authenticator app assumes: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
export const SECRET_BYTES = 20;

/** The clock of a phone is seldom further off, and a code is typed within this. */
const ACCEPTED_SECONDS = 30;
/** A code that is further off than this is not distinguished from a wrong one. */
const RECOGNISED_SECONDS = 300;

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** The step of 30 seconds that contains an instant. */
export const stepAt = (instant: Date): number => Math.floor(secondsOf(instant) / STEP_SECONDS);

/** The code that an app shows at an instant. */
export const codeAt = (secret: Buffer, instant: Date): string =>
  generateSync({ secret, epoch: secondsOf(instant) });

/**
 * Finds the step of a code of six digits. A step is accepted one before or after now at most; a phone with a wrong clock shows
 * codes of other steps.
 */
export function findStep(
  secret: Buffer,
  token: string,
  now: Date,
): { step: number; isAccepted: boolean } | undefined {
  const within = (epochTolerance: number) =>
    verifySync({ secret, token, epoch: secondsOf(now), epochTolerance });
  // Both are computed in every case, so that the duration of an answer does not depend on the code.
  const [accepted, recognised] = [within(ACCEPTED_SECONDS), within(RECOGNISED_SECONDS)];
  const found = accepted.valid ? accepted : recognised;
  return found.valid ? { step: stepAt(now) + found.delta, isAccepted: accepted.valid } : undefined;
}
