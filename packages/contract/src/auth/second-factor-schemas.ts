import { z } from 'zod';
import { appCode, factorCode } from '../auth/second-factor-codes.ts';
import { password, qrCode } from '../fields.ts';

export const factorStart = z.object({ password: password() });
export type FactorStart = z.infer<typeof factorStart>;

/** What an authenticator app is notified, by its camera or by hand. In no other answer. */
export const startedFactor = z.object({ secret: z.string(), uri: z.string(), qr: qrCode });
export type StartedFactor = z.infer<typeof startedFactor>;

export const factorConfirmation = z.object({ code: appCode });
export type FactorConfirmation = z.infer<typeof factorConfirmation>;

/** Shown once. */
export const confirmedFactor = z.object({ recoveryCodes: z.array(z.string()) });

export const factorDrop = z.object({ password: password(), code: factorCode });
export type FactorDrop = z.infer<typeof factorDrop>;

/** Of the caller. */
export const factorState = z.object({
  isOn: z.boolean(),
  /** Whether an owner demands it of the caller's preset: it then stays on. */
  isDemanded: z.boolean(),
  /** Null while it is off. */
  confirmedAt: z.iso.datetime().nullable(),
  /** How many of the recovery codes are left. */
  recoveryCodesLeft: z.int().min(0),
});
export type FactorState = z.infer<typeof factorState>;
