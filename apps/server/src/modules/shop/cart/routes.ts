import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { addToCart, changeQuantity, getCart, removeFromCart } from './service.ts';

export function registerCart(app: FastifyInstance, deps: Deps): void {
  route(app, 'cart/cartDetails', ({ session, query }) => getCart(deps, session, query));
  route(app, 'cart/add', ({ session, body }) => addToCart(deps, session, body));
  route(app, 'cart/update', ({ session, body }) => changeQuantity(deps, session, body));
  route(app, 'cart/remove', ({ session, query }) => removeFromCart(deps, session, query.id));
}
