import { type CallsOf, csvFile, defineDomain } from '../call.ts';
import { statusReply } from '../fields.ts';
import { drawerRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';

const ofCenter = { permission: 'useDrawers', centerOf: { center: 'center' } } as const;

const drawerCalls = {
  'drawers/open': {
    ...ofCenter,
    summary: 'Open the cash drawer of a center with a float',
    body: schemas.drawerOpening,
    reply: schemas.drawerOpened,
    success: 201,
  },
  'drawers/getOpen': {
    ...ofCenter,
    summary: 'The open drawer of a center, without the cash that it should hold',
    query: schemas.openDrawerQuery,
    reply: schemas.openDrawer,
  },
  'drawers/payOut': {
    ...ofCenter,
    summary: 'Record cash that was taken out of the open drawer; takes an Idempotency-Key header',
    body: schemas.drawerPayOut,
    reply: statusReply,
    success: 201,
    idempotent: true,
  },
  'drawers/close': {
    ...ofCenter,
    summary:
      'Close the open drawer with the counted cash; the reply has the expected cash and the difference',
    body: schemas.drawerClosing,
    reply: schemas.drawerClosed,
  },
  'drawers/getAll': {
    permission: 'readDrawers',
    centerOf: { center: 'scope' },
    summary: 'Drawers with their counts, newest first',
    query: schemas.drawerListQuery,
    reply: schemas.drawerPage,
  },
  'drawers/addNote': {
    permission: 'reviewDrawers',
    centerOf: { id: 'drawer' },
    summary: 'Add a note to a closed drawer; nothing else of it changes',
    body: schemas.drawerNote,
    reply: statusReply,
    success: 201,
  },
  'admin/exportDrawers': {
    permission: 'exportLists',
    exportOf: 'drawers/getAll',
    summary: 'The filtered drawers as CSV',
    query: schemas.drawerFilter,
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'drawers'>;

/** The cash drawer of each center (D136). */
export const drawers = defineDomain({
  calls: drawerCalls,
  staffRefusals: drawerRefusals,
  auditSubjects: { drawer: 'drawer' },
  auditActions: ['drawer opened', 'drawer paid out', 'drawer closed', 'drawer noted'],
  schemas,
});
