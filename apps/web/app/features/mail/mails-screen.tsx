import { type MailStatus, mailStatuses } from '@namma/contract/mail/rules';
import type { Mail } from '@namma/contract/mail/schemas';
import * as paths from '@namma/contract/paths';
import { formatTime24 } from '@namma/contract/values/times';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FilterSelect, optionsOf } from '../../admin/list/filter-select';
import type { ListPage } from '../../admin/list/list-body';
import type { ListQuery } from '../../admin/list/list-query';
import { ListScreen } from '../../admin/list/list-screen';
import { useListAddress } from '../../admin/list/use-list-address';
import { api } from '../../lib/api/api';
import { useOutcome } from '../../lib/api/use-outcome';
import { useLazy } from '../../lib/loading/use-lazy';
import { useOpened } from '../../lib/loading/use-opened';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { columnsWith, factsOf, nameOf } from './mail-columns';

interface MailsScreenProps {
  list: ListPage<Mail>;
  query: ListQuery<MailStatus>;
  readAt: Date;
}

const loadDialog = async () => (await import('./mail-dialog')).MailDialog;
const nothingYet = {
  title: 'No mails yet',
  text: 'Confirmations, reminders and answers to members and visitors are listed here.',
};

/** The outbox: mails with recipient, state and text. */
export function MailsScreen({ list, query, readAt }: MailsScreenProps) {
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const say = useOutcome(paths.adminLogin);
  const { loaded: MailDialog, ensureLoaded } = useLazy(loadDialog);
  const { opened, open, close } = useOpened<Mail>(ensureLoaded);
  const [busyId, setBusyId] = useState<number>();
  const [sendAgain, isBusy] = useOneAtATime(async ({ id }: Mail) => {
    setBusyId(id);
    if (await say(api('admin/sendMailAgain', { body: { id } }))) close();
    await revalidate();
  });
  const hasKept = list.content.some(({ status }) => status === 'kept');
  return (
    <>
      <ListScreen
        title="Mails"
        note={`90 days, as of ${formatTime24(readAt)}`}
        noun="mails"
        one="mail"
        searchHint="Name, email or number"
        filters={
          <FilterSelect
            label="Status"
            value={query.status ?? ''}
            options={optionsOf(mailStatuses)}
            onChange={(status) => address.change({ status })}
          />
        }
        state={query}
        idOf={({ id }) => id}
        columns={columnsWith(open)}
        facts={factsOf}
        nameOf={nameOf}
        primary={(mail) =>
          mail.status === 'dead' && {
            label: 'Send again',
            isBusy: isBusy && busyId === mail.id,
            onPress: () => sendAgain(mail),
          }
        }
        list={list}
        address={address}
        nothingYet={nothingYet}
      >
        {hasKept && (
          <p className="mb-1 border-l-4 border-ink bg-paper-sunken px-3 py-1 text-xs">
            Kept mails were written without a mail server or to an undeliverable address. They are not sent.
          </p>
        )}
      </ListScreen>
      {MailDialog && (
        <MailDialog
          mail={opened}
          isSending={isBusy}
          onSendAgain={(mail) => void sendAgain(mail)}
          onClose={close}
        />
      )}
    </>
  );
}
