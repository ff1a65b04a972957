import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../platform/http/route.ts';
import { inScope } from '../../../platform/shared/staff-scope.ts';
import { updateOrderAddress } from './address.ts';
import { exportOrders, getAllOrders, getOrder } from './admin.ts';
import { cancelCheckout, cancelOrder } from './cancel.ts';
import { getCallerAddress, placeOrder, takeOrder } from './checkout.ts';
import { getDeliveryRun } from './delivery-run.ts';
import { changeStars, rate, review } from './ratings.ts';
import { decideReturn, getReturns, requestReturn, withdrawReturn } from './returns.ts';
import { getOrders } from './service.ts';
import { advanceOrder, advanceOrders } from './transitions.ts';

export function registerOrders(app: FastifyInstance, deps: Deps): void {
  route(app, 'orders/order', ({ session, body, key }) => placeOrder(deps, session, body, key));
  route(app, 'orders/take', ({ session, body, key }) => takeOrder(deps, session, body, key));
  route(app, 'orders/getCallerAddress', ({ query }) => getCallerAddress(deps, query.userId));
  route(app, 'orders/getOrders', ({ session, query }) => getOrders(deps, session, query));
  route(app, 'orders/rating', ({ session, body }) => rate(deps, session, body));
  route(app, 'orders/changeRating', ({ session, body }) => changeStars(deps, session, body));
  route(app, 'orders/review', ({ session, body }) => review(deps, session, body));
  route(app, 'orders/cancelCheckout', ({ session, body }) => cancelCheckout(deps, session, body));
  route(app, 'orders/cancel', ({ session, body }) => cancelOrder(deps, session, inScope(session, body)));
  route(app, 'returns/request', ({ session, body }) => requestReturn(deps, session, inScope(session, body)));
  route(app, 'returns/withdraw', ({ session, body }) => withdrawReturn(deps, session, body));
  route(app, 'returns/decide', ({ session, body }) => decideReturn(deps, session, inScope(session, body)));
  route(app, 'returns/getAll', ({ query }) => getReturns(deps, query));
  route(app, 'orders/getAllOrders', ({ query }) => getAllOrders(deps, query));
  route(app, 'orders/getDeliveries', ({ query }) => getDeliveryRun(deps, query));
  route(app, 'orders/update', ({ session, body }) => advanceOrder(deps, session, body));
  route(app, 'orders/updateMany', ({ session, body }) => advanceOrders(deps, session, body));
  route(app, 'orders/updateAddress', ({ session, body }) => updateOrderAddress(deps, session, body));
  route(app, 'admin/getOrder', ({ query }) => getOrder(deps, query.id));
  route(app, 'admin/exportOrders', ({ query }) => exportOrders(deps, query));
}
