import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { staffScopeOf } from '../../../platform/shared/staff-scope.ts';
import { exportGst, getDocuments, getProductTax, setProductTax } from './admin.ts';
import { exportGstTable, getGstr1 } from './gstr1.ts';
import { getDocument, getMyDocuments, markDocumentPrinted } from './service.ts';

export function registerDocuments(app: FastifyInstance, deps: Deps): void {
  route(app, 'documents/getMine', ({ session, query }) => getMyDocuments(deps, session, query));
  route(app, 'documents/get', ({ session, query }) => getDocument(deps, session, query));
  route(app, 'documents/markPrinted', ({ session, body }) => markDocumentPrinted(deps, session, body));
  route(app, 'admin/getDocuments', ({ session, query }) =>
    getDocuments(deps, { ...query, ...staffScopeOf(session) }),
  );
  route(app, 'admin/exportGst', ({ session, query }) =>
    (query.table === 'summary' ? exportGst : exportGstTable)(deps, { ...query, ...staffScopeOf(session) }),
  );
  route(app, 'admin/getGstr1', ({ session, query }) =>
    getGstr1(deps, { ...query, ...staffScopeOf(session) }),
  );
  route(app, 'admin/getProductTax', ({ query }) => getProductTax(deps, query));
  route(app, 'admin/setProductTax', ({ session, body }) => setProductTax(deps, session, body));
}
