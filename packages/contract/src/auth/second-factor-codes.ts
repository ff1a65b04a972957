import { z } from 'zod';
import { withoutSeparators } from '../text/text.ts';
import { securityMessages } from '../words/en/security.ts';
import { APP_CODE, asTypedCode, RECOVERY_CODE } from './second-factor.ts';

const typedCode = z
  .string({ error: securityMessages.codeRequired })
  .max(100, securityMessages.codeMalformed)
  .overwrite((text) => asTypedCode(withoutSeparators(text)))
  .min(1, { error: securityMessages.codeRequired, abort: true });

/** A code of an app, in digits of any script and any grouping. */
export const appCode = typedCode.regex(APP_CODE, securityMessages.appCodeMalformed);

/** A code of an app, or one of the recovery codes. */
export const factorCode = typedCode.refine(
  (code) => APP_CODE.test(code) || RECOVERY_CODE.test(code),
  securityMessages.codeMalformed,
);
