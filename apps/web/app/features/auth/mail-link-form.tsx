import * as paths from '@namma/contract/paths';
import { useState } from 'react';
import * as words from '#words/mail-link';
import { api } from '../../lib/api/api';
import { sentenceOf } from '../../lib/api/api-error';
import { Button, ButtonLink } from '../../ui/button';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { useLinkToken } from './use-link-token';

interface Action {
  lead: string;
  button: string;
  send: (token: string) => Promise<{ status: string }>;
}

/** Mail link actions by the word before the token. */
const actions: Readonly<Record<string, Action>> = {
  email: {
    lead: words.emailLead,
    button: words.confirmEmail,
    send: (token) => api('auth/confirmEmail', { body: { token } }),
  },
  undo: {
    lead: words.undoLead,
    button: words.undoEmail,
    send: (token) => api('auth/undoEmail', { body: { token } }),
  },
  stop: {
    lead: words.stopLead,
    button: words.stop,
    send: (token) => api('product/stopNotifying', { query: { token } }),
  },
};

/** The button of a mail's link. A program that opens the page presses none, so nothing changes by it. */
export function MailLinkForm() {
  const found = useLinkToken();
  const [done, setDone] = useState<string>();
  const [kind = '', token = ''] = found?.split(/\.(.*)/s) ?? [];
  const action = actions[kind];
  const [press, isBusy] = useOneAtATime(async () => {
    if (!action) return;
    try {
      setDone((await action.send(token)).status);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  });
  if (found === undefined) return null;
  return (
    <div className="grid justify-items-start gap-5">
      {done === undefined ? (
        <>
          <p role={action ? undefined : 'alert'}>{action && token ? action.lead : words.linkMissing}</p>
          {action && token && (
            <Button
              look="primary"
              className="min-h-13 px-8 text-base"
              isBusy={isBusy}
              onClick={() => void press()}
            >
              {action.button}
            </Button>
          )}
        </>
      ) : (
        <>
          <p role="status" className="font-semibold">
            {done}
          </p>
          <ButtonLink to={paths.home} look="outline" className="min-h-13 px-8 text-base">
            {words.toSite}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
