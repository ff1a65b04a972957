import { SALES_CHART_DAYS } from '@namma/contract/admin/rules';
import { addDays, gymDay } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { defineModule } from '../../../module.ts';
import { listDues } from './dues.ts';
import { ordersData } from './personal-data.ts';
import { registerOrders } from './routes.ts';
import { getSalesByDay, getSalesByStatus } from './service.ts';
import { orderTimeline } from './timeline.ts';
import { undoOrderMoves } from './transitions.ts';

export const ordersModule = defineModule({
  name: 'orders',
  owns: ['checkouts', 'orders', 'returns'],
  routes: registerOrders,
  undo: { 'order moved': undoOrderMoves },
  // Split-off pieces are not a new order.
  unread: { orders: { table: 'orders', isNew: sql`split_from is null` } },
  personalData: ordersData,
  dues: listDues,
  timeline: { order: orderTimeline },
  dashboard: async (db, now) => {
    const today = gymDay(now);
    const [salesByDay, byStatus] = await Promise.all([
      getSalesByDay(db, addDays(today, 1 - SALES_CHART_DAYS), today),
      getSalesByStatus(db),
    ]);
    return { todaySales: salesByDay.at(-1)?.sales ?? 0, salesByDay, ...byStatus };
  },
});
