import type { DrawerRow, OpenDrawer } from '@namma/contract/drawers/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import { adminDrawer } from '@namma/contract/paths';
import { formatMoment } from '@namma/contract/values/times';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ExportButton } from '../../../admin/list/export-button';
import { Pager } from '../../../admin/list/pager';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { useCsvExport } from '../../../admin/list/use-csv-export';
import { DrawerTable } from '../../../admin/money/drawer-table';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { Price } from '../../../ui/price';
import { StateScreen } from '../../../ui/state-screen';
import { CenterChoice } from '../center-choice';
import { useCounterCenter } from '../counter-center';
import { type Closed, CloseForm, CloseResult, OpenForm, PayOutForm } from './drawer-forms';

interface DrawerScreenProps {
  /** Undefined until a center is chosen. */
  open: OpenDrawer | null | undefined;
  drawers: { content: readonly DrawerRow[]; total?: number | undefined; totalPages: number };
  page: number;
}

/** The cash drawer of this counter: opening, payouts, closing by a blind count, and earlier drawers (D136). */
export function DrawerScreen({ open, drawers: { content, total = 0, totalPages }, page }: DrawerScreenProps) {
  const { revalidate } = useRevalidator();
  const [center, chooseCenter] = useCounterCenter();
  const [closed, setClosed] = useState<Closed>();
  const csv = useCsvExport('admin/exportDrawers', 'drawers', {});
  const onDone = () => {
    setClosed(undefined);
    void revalidate();
  };
  return (
    <>
      <ScreenTitle
        actions={
          <>
            <IfAllowed permission="exportLists">
              <ExportButton {...csv} />
            </IfAllowed>
            <CenterChoice
              center={center}
              onChoose={(chosen) => {
                chooseCenter(chosen);
                onDone();
              }}
            />
          </>
        }
        note={center ? `At ${centerLabel(center)}` : 'Choose the center of this counter'}
      >
        Cash drawer
      </ScreenTitle>
      <div className="grid grid-cols-1 gap-8">
        {closed && <CloseResult {...closed} />}
        {center && open === null && <OpenForm key={center} center={center} onDone={onDone} />}
        {center && open && (
          <>
            <OpenSettings drawer={open} />
            <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
              <CloseForm
                key={open.id}
                center={center}
                drawerId={open.id}
                onClosed={(result) => {
                  setClosed(result);
                  void revalidate();
                }}
              />
              <PayOutForm center={center} onDone={onDone} />
            </div>
          </>
        )}
        <section aria-labelledby="drawers">
          <h2 id="drawers" className="heading text-lg">
            Drawers
          </h2>
          {content.length === 0 ? (
            <StateScreen title="No drawers yet">They are listed here once one is opened.</StateScreen>
          ) : (
            <>
              <DrawerTable drawers={content} onNoted={() => void revalidate()} />
              <Pager
                found={total === 1 ? '1 drawer' : `${total} drawers`}
                page={page}
                totalPages={totalPages}
                isMore={false}
                pathOf={(each) => (each > 1 ? `${adminDrawer}?page=${each}` : adminDrawer)}
              />
            </>
          )}
        </section>
      </div>
    </>
  );
}

function OpenSettings({ drawer: { floatPaise, openedAt, openedBy, payouts } }: { drawer: OpenDrawer }) {
  return (
    <section aria-label="Open drawer" className="grid gap-2">
      <p>
        {`Open since ${formatMoment(openedAt)}${openedBy ? `, by ${openedBy}` : ''}, float `}
        <Price className="font-semibold">{formatPaise(floatPaise)}</Price>
      </p>
      {payouts.length > 0 && (
        <ul aria-label="Paid out" className="grid gap-1 text-sm">
          {payouts.map(({ amountPaise, reason, by, at }) => (
            <li key={at + reason}>
              <Price className="font-semibold">{formatPaise(amountPaise)}</Price>
              {` ${reason}${by ? `, ${by}` : ''}, ${formatMoment(at)}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
