import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { addAddress, changeAddress, getAddresses, removeAddress } from './service.ts';

export function registerAddresses(app: FastifyInstance, deps: Deps): void {
  route(app, 'cart/addressDetails', ({ session, query }) => getAddresses(deps, session, query));
  route(app, 'cart/addAddress', ({ session, body, key }) => addAddress(deps, session, body, key));
  route(app, 'cart/updateAddress', ({ session, body }) => changeAddress(deps, session, body));
  route(app, 'cart/removeAddress', ({ session, query }) => removeAddress(deps, session, query.id));
}
