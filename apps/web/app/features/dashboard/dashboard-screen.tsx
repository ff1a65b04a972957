import type { LegalDetails } from '@namma/contract/business';
import type { Reply } from '@namma/contract/calls';
import * as paths from '@namma/contract/paths';
import { dashboardDefinitions as says } from '@namma/contract/reports/rules';
import type { Center } from '@namma/contract/values/centers';
import { formatMoment } from '@namma/contract/values/times';
import { useState } from 'react';
import { Link } from 'react-router';
import { ScreenTitle } from '../../admin/list/screen-title';
import { useListAddress } from '../../admin/list/use-list-address';
import { usePolling } from '../../admin/list/use-polling';
import { CenterFilter } from '../../admin/shell/centers';
import { api } from '../../lib/api/api';
import { Insights } from './insights';
import { Members } from './members';
import { MissingDetails } from './missing-details';
import { NextAppointments } from './next-appointments';
import { Panel } from './panel';
import { SalesChart } from './sales-chart';
import { Shares } from './shares';
import { Tiles } from './tiles';
import { TopSellers } from './top-sellers';

interface DashboardScreenProps {
  first: Figures;
  /** The center of the insights; undefined for all. */
  center?: Center | undefined;
  /** Undefined when they could not be read; then nothing is shown. */
  details?: LegalDetails | undefined;
}

/** The figures of the business (SPEC section 2, Admin). */
export function DashboardScreen({ first, details, center }: DashboardScreenProps) {
  const { figures, insights, at, hasFailed } = useFreshFigures(first, center);
  const { change } = useListAddress();
  const { ordersByStatus, membershipsByTier, MemberShipBuyers: buyers } = figures;
  return (
    <>
      <ScreenTitle
        note={
          <>
            <span>{'As of '}</span>
            <span className="figures">{formatMoment(at.toISOString())}</span>
            {hasFailed && <span className="text-(--alert)">, newer figures did not arrive</span>}
          </>
        }
        actions={<CenterFilter value={center} onChange={(center) => change({ center })} />}
      >
        Dashboard
      </ScreenTitle>
      <Insights insights={insights} overdueQueries={figures.overdueQueries} center={center} />
      <div className="mt-4">
        <Tiles figures={figures} />
      </div>
      <div className="mt-4 grid gap-x-10 md:mt-8 md:gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        {figures.isProxyForgotten && <ForgottenProxy />}
        <Panel title="Appointments" className="col-span-full">
          <NextAppointments figures={figures} />
        </Panel>
        <Panel title="Members" className="col-span-full">
          <Members figures={figures} />
        </Panel>
        <Panel title="Sales of the last 30 days" definition={says.salesByDay} className="col-span-full">
          <SalesChart days={figures.salesByDay} />
        </Panel>
        <Panel
          title="Orders by status"
          definition={says.ordersByStatus}
          className="md:row-span-2 xl:row-span-1"
        >
          <Shares
            rows={ordersByStatus.map(({ status, count }) => ({
              label: status,
              count,
              to: `${paths.adminOrders}?status=${status}`,
            }))}
          />
        </Panel>
        <Panel title="Memberships by tier" definition={says.membershipsByTier}>
          <Shares rows={membershipsByTier.map(({ type, count }) => ({ label: type, count }))} />
        </Panel>
        <Panel title="Recent Membership Buyers">
          <RecentBuyers buyers={buyers} />
          <Link
            to={paths.adminMemberships}
            className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            View All
          </Link>
        </Panel>
        <Panel title="Top Seller" definition={says.topSeller} className="col-span-full">
          <TopSellers products={figures.products} />
        </Panel>
        {details && <MissingDetails details={details} />}
      </div>
    </>
  );
}

function RecentBuyers({ buyers }: { buyers: Reply<'admin/getDashData'>['MemberShipBuyers'] }) {
  if (buyers.length === 0) return <p className="py-3 text-sm text-(--soft)">No memberships yet.</p>;
  return (
    <ul className="text-sm">
      {buyers.map(({ userName, memberShipType }, index) => (
        // A member can be listed twice, and the list only changes as a whole.
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
        <li key={index} className="flex justify-between gap-4 border-b border-(--line) py-3">
          <span className="min-w-0 font-semibold break-words">{userName}</span>
          <span className="shrink-0 text-(--soft)">{memberShipType}</span>
        </li>
      ))}
    </ul>
  );
}

/** Warns that the server runs behind a proxy that is not configured. */
function ForgottenProxy() {
  return (
    <Panel title="A setting is missing" className="col-span-full">
      <p className="max-w-text py-3 text-sm">
        Requests arrive through a proxy, but TRUST_PROXY is off, so all visitors share one address and its
        rate limits. Set TRUST_PROXY to the proxy's address and restart the server. If you don't use a proxy,
        ignore this.
      </p>
    </Panel>
  );
}

interface Figures {
  figures: Reply<'admin/getDashData'>;
  insights: Reply<'admin/getInsights'>;
}

export async function readDashboard(center?: Center, signal?: AbortSignal): Promise<Figures> {
  const options = signal ? { signal } : {};
  const [figures, insights] = await Promise.all([
    api('admin/getDashData', options),
    api('admin/getInsights', { ...options, query: { ...(center && { center }) } }),
  ]);
  return { figures, insights };
}

/** The figures, polled while the page is visible. When a request fails, the old ones stay. */
function useFreshFigures(first: Figures, center: Center | undefined) {
  const [shown, setShown] = useState({ ...first, at: new Date(), hasFailed: false });
  usePolling((signal) => {
    readDashboard(center, signal).then(
      (read) => setShown({ ...read, at: new Date(), hasFailed: false }),
      () => !signal.aborted && setShown((last) => ({ ...last, hasFailed: true })),
    );
  }, 'later');
  return shown;
}
