import { z } from 'zod';
import { type CallsOf, csvFile, defineDomain } from '../call.ts';
import { idInQuery, statusReply } from '../fields.ts';
import { importRefusals } from './refusals.ts';
import { importTypes } from './rules.ts';
import * as schemas from './schemas.ts';
import {
  checkQuery,
  checkReply,
  importDetails,
  importInvite,
  importList,
  importRequest,
  inviteReply,
  runReply,
} from './schemas.ts';

const importCalls = {
  'imports/check': {
    permission: 'runImports',
    centerOf: 'none',
    summary:
      'Try a file of members or products: what a run would do, and nothing is kept but the file, for an hour',
    query: checkQuery,
    upload: importTypes,
    reply: checkReply,
    success: 201,
  },
  'imports/run': {
    permission: 'runImports',
    centerOf: 'none',
    summary:
      'Import a checked file in steps, or continue an interrupted import; one that has run answers its report',
    body: importRequest,
    reply: runReply,
  },
  'imports/get': {
    permission: 'runImports',
    centerOf: 'none',
    summary: 'One import with its refused rows and its progress',
    query: z.object({ id: idInQuery }),
    reply: importDetails,
  },
  'imports/getAll': {
    permission: 'runImports',
    centerOf: 'none',
    summary: 'The newest imports, newest first',
    reply: importList,
  },
  'imports/undo': {
    permission: 'runImports',
    centerOf: 'none',
    summary: 'Undo an import in steps, also an interrupted one; 409 with what was used of it meanwhile',
    body: importRequest,
    reply: statusReply,
  },
  'imports/invite': {
    permission: 'runImports',
    centerOf: 'none',
    summary:
      'Mail everybody of an import a link by which they claim their account; nobody twice without isAgain',
    body: importInvite,
    reply: inviteReply,
  },
  'imports/refused': {
    permission: 'runImports',
    exportOf: 'imports/get',
    summary: 'The refused rows as CSV, as they were, with the reason in a column of its own',
    query: z.object({ id: idInQuery }),
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'imports'>;

export const imports = defineDomain({
  calls: importCalls,
  staffRefusals: importRefusals,
  auditSubjects: { import: 'none' },
  auditActions: ['import run', 'import undone', 'import invited'],
  schemas,
});
