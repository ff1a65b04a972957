import { z } from 'zod';
import { appCode, factorCode } from '../auth/second-factor-codes.ts';
import { password, qrCode } from '../fields.ts';

export const factorStart = z.object({ password: password() });
export type FactorStart = z.infer<typeof factorStart>;

/** The data for an authenticator app, to scan or to type. Only in this response. */
export const startedFactor = z.object({ secret: z.string(), uri: z.string(), qr: qrCode });
export type StartedFactor = z.infer<typeof startedFactor>;

export const factorConfirmation = z.object({ code: appCode });
export type FactorConfirmation = z.infer<typeof factorConfirmation>;

/** Shown once. */
export const confirmedFactor = z.object({ recoveryCodes: z.array(z.string()) });

export const factorDrop = z.object({ password: password(), code: factorCode });
export type FactorDrop = z.infer<typeof factorDrop>;

/** For the caller. */
export const factorState = z.object({
  isOn: z.boolean(),
  /** True if an owner requires it of the caller's preset: then it cannot be turned off. */
  isDemanded: z.boolean(),
  /** Null while it is off. */
  confirmedAt: z.iso.datetime().nullable(),
  /** The number of unused recovery codes. */
  recoveryCodesLeft: z.int().min(0),
});
export type FactorState = z.infer<typeof factorState>;
