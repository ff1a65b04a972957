import * as paths from '@namma/contract/paths';
import { type ReturnState, returnStates } from '@namma/contract/returns/rules';
import type { AdminReturn, ReturnDecisionForm } from '@namma/contract/returns/schemas';
import { formatTime24 } from '@namma/contract/values/times';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FilterSelect, optionsOf } from '../../admin/list/filter-select';
import type { ListPage } from '../../admin/list/list-body';
import type { ListQuery } from '../../admin/list/list-query';
import { ListScreen } from '../../admin/list/list-screen';
import { useListAddress } from '../../admin/list/use-list-address';
import { isMeanwhile } from '../../admin/money/refund-amount';
import { refreshUnread } from '../../admin/shell/unread';
import { api } from '../../lib/api/api';
import { statusOf } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { invalidate } from '../../lib/loading/read-cache';
import { useLazy } from '../../lib/loading/use-lazy';
import { useOpened } from '../../lib/loading/use-opened';
import { toast } from '../../ui/toast';
import { useLast } from '../../ui/use-last';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import type { OpenedDecision } from './decision-dialog';
import { canRefuse, columns, factsOf, idOf, nameOf, nextStepOf, stepLabels } from './return-columns';

interface ReturnsScreenProps {
  list: ListPage<AdminReturn>;
  query: ListQuery<ReturnState>;
  readAt: Date;
}

const loadDialog = async () => (await import('./decision-dialog')).DecisionDialog;
const loadConfirmDialog = async () => (await import('../../ui/confirm-dialog')).ConfirmDialog;
const loadReverseDialog = async () => (await import('./reverse-refund-dialog')).ReverseRefundDialog;
const nothingYet = {
  title: 'No returns yet',
  text: 'Return requests and cancelled paid orders will appear here.',
};

/** Returns and refunds, each with its next step. */
export function ReturnsScreen({ list, query, readAt }: ReturnsScreenProps) {
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const fail = useFailure(paths.adminLogin);
  const { loaded: DecisionDialog, ensureLoaded } = useLazy(loadDialog);
  const { opened, open, close } = useOpened<OpenedDecision>(ensureLoaded);
  const [busyId, setBusyId] = useState<number>();
  const { loaded: ReverseDialog, ensureLoaded: ensureReverseLoaded } = useLazy(loadReverseDialog);
  const reversal = useOpened<AdminReturn>(ensureReverseLoaded);
  const { loaded: ConfirmDialog, ensureLoaded: ensureConfirmLoaded } = useLazy(loadConfirmDialog);
  const arrival = useOpened<AdminReturn>(ensureConfirmLoaded);
  const asked = useLast(arrival.opened);

  /** @returns true if the return is decided, by this admin or another */
  async function decide(form: ReturnDecisionForm): Promise<boolean> {
    try {
      const { status } = await api('returns/decide', { body: form });
      toast.success(status);
    } catch (error) {
      // Errors that can be corrected or retried are shown in the form.
      if (!isMeanwhile(error) && statusOf(error) !== 401) throw error;
      fail(error);
      if (!isMeanwhile(error)) return false;
    }
    await readAgain();
    return true;
  }
  async function readAgain() {
    invalidate('returns/', 'orders/', 'payments/', 'product/', 'admin/');
    refreshUnread();
    await revalidate();
  }

  const [take, isBusy] = useOneAtATime(async (row: AdminReturn) => {
    const decision = nextStepOf(row);
    if (!decision) return;
    if (decision === 'refund') return open({ row, decision });
    // The stock, the sales and a credit note follow from it, so it cannot be undone.
    if (decision === 'receive') return arrival.open(row);
    setBusyId(idOf(row));
    await decide({ id: idOf(row), decision }).catch(fail);
  });
  const [receive, isReceiving] = useOneAtATime(async () => {
    if (!arrival.opened) return;
    await decide({ id: idOf(arrival.opened), decision: 'receive' }).catch(fail);
    arrival.close();
  });

  return (
    <>
      <ListScreen
        title="Returns"
        note={`As of ${formatTime24(readAt)}`}
        noun="returns"
        one="return"
        searchHint="Member, phone, product or number"
        filters={
          <FilterSelect
            label="State"
            value={query.status ?? ''}
            options={optionsOf(returnStates)}
            onChange={(status) => address.change({ status })}
          />
        }
        state={query}
        facts={factsOf}
        nameOf={nameOf}
        primary={(row) => {
          const step = row.receiptId === null && nextStepOf(row);
          return (
            step && {
              label: stepLabels[step],
              isBusy: isBusy && busyId === idOf(row),
              onPress: () => take(row),
            }
          );
        }}
        items={(row) => [
          row.receiptId !== null && { label: 'Reverse refund', onPress: () => reversal.open(row) },
          canRefuse(row) &&
            row.receiptId === null && {
              label: 'Refuse',
              onPress: () => open({ row, decision: 'refuse' }),
            },
        ]}
        list={list}
        address={address}
        columns={columns}
        idOf={idOf}
        nothingYet={nothingYet}
      />
      {DecisionDialog && <DecisionDialog opened={opened} onDecide={decide} onClose={close} />}
      {ConfirmDialog && asked && (
        <ConfirmDialog
          isOpen={arrival.opened !== undefined}
          isBusy={isReceiving}
          title={`Receive return ${idOf(asked)}?`}
          description={`${asked.quantity} × ${asked.product}, of ${asked.member.name}. ${whatFollows(asked)} This can't be undone.`}
          confirmLabel="Yes, received"
          onConfirm={() => void receive()}
          onClose={arrival.close}
        />
      )}
      {ReverseDialog && (
        <ReverseDialog row={reversal.opened} onReversed={readAgain} onClose={reversal.close} />
      )}
    </>
  );
}

/** Effect of receiving the products. */
const whatFollows = ({ isFood, quantity }: AdminReturn): string =>
  isFood
    ? 'Removes the order from sales and issues a credit note. Food is not resold.'
    : `Removes the order from sales, issues a credit note and returns ${quantity === 1 ? 'the piece' : 'the pieces'} to stock.`;
