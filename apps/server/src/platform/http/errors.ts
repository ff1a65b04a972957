import { type Answers, englishAnswers } from '@namma/contract/answers';
import type { ErrorReply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseOutOfReach } from '../db/out-of-reach.ts';
import { Refusal, refuse, sentenceOf } from '../shared/refusal.ts';
import { english, markLanguage } from './language.ts';
import { translateText } from './translate-errors.ts';

/**
 * Converts an error to the error shape of D3: a refusal keeps its message; any other error is logged and its details
 * are hidden.
 */
export function answerError(
  thrown: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(thrown);
  const { answers } = request.language ?? english;
  markLanguage(request, reply);
  if (!refusal) {
    request.log.error({ err: thrown }, 'unexpected error');
    return reply.status(500).send({ message: answers.messages.somethingWentWrong } satisfies ErrorReply);
  }
  if (refusal.status >= 500) request.log.warn({ err: thrown }, refusal.refusalName);
  const { retryAfterSeconds } = refusal.extras;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(refusal.status).send(toErrorReply(refusal, answers));
}

/** The body of a refusal. */
export function toErrorReply(refusal: Refusal, answers: Answers = englishAnswers): ErrorReply {
  const { refusalName, params, extras } = refusal;
  const { retryAfterSeconds: _, ...details } = extras;
  return {
    message: refusal.message,
    code: refusalName,
    ...(params.length > 0 ? { params: [...params] as ErrorReply['params'] } : {}),
    ...details,
    ...(answers === englishAnswers ? {} : translate(refusal, answers)),
  };
}

/** Translates the messages of a refusal. */
function translate({ message, refusalName, params, extras }: Refusal, answers: Answers) {
  const issues = extras.issues?.map((issue) => ({
    ...issue,
    message: sentenceOf(issue.code, issue.params ?? [], answers) ?? translateText(issue.message, answers),
  }));
  const isOfField = refusalName === 'invalidFields' && extras.issues?.[0]?.message === message;
  return {
    message: (isOfField && issues?.[0]?.message) || sentenceOf(refusalName, params, answers) || message,
    ...(issues && { issues }),
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
  const [first, ...others] = issues;
  const sentence = first && others.length === 0 ? first.message : messages.checkFields;
  return new Refusal('invalidFields', sentence, { issues });
}
