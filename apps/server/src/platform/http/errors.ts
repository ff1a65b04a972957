import type { ErrorReply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseOutOfReach } from '../db/out-of-reach.ts';
import { Refusal, refuse } from '../shared/refusal.ts';

/**
 * Turns an error into the error shape of D3: a refusal keeps its sentence; any other error is logged and its details
 * are hidden.
 */
export function answerError(
  thrown: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(thrown);
  if (!refusal) {
    request.log.error({ err: thrown }, 'unexpected error');
    return reply.status(500).send({ message: messages.somethingWentWrong } satisfies ErrorReply);
  }
  if (refusal.status >= 500) request.log.warn({ err: thrown }, refusal.refusalName);
  const { retryAfterSeconds } = refusal.extras;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(refusal.status).send(toErrorReply(refusal));
}

/** The body of a refusal. */
export function toErrorReply({ message, refusalName, params, extras }: Refusal): ErrorReply {
  const { retryAfterSeconds: _, ...details } = extras;
  return {
    message,
    code: refusalName,
    ...(params.length > 0 ? { params: [...params] as ErrorReply['params'] } : {}),
    ...details,
  };
}

function toRefusal(thrown: FastifyError | Refusal): Refusal | undefined {
  if (thrown instanceof Refusal) return thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) return fromValidation(thrown.validation);
  if (isDatabaseOutOfReach(thrown)) return refuse('databaseUnreachable');
  if (thrown.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('bodyTooLarge');
  if (thrown.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('notJson');
  if (thrown.statusCode !== undefined && thrown.statusCode >= 400 && thrown.statusCode < 500)
    return refuse('malformed');
  return undefined;
}

function fromValidation(validation: { instancePath: string; message?: string }[]): Refusal {
  const issues = validation.map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? messages.checkFields,
  }));
  const first = issues[0];
  const sentence =
    issues.length === 1 && first
      ? [first.path, first.message].filter(Boolean).join(': ')
      : messages.checkFields;
  return new Refusal('invalidFields', sentence, { issues });
}
