import { useState } from 'react';
import { findMembers } from '../../../admin/people/find-members';
import { PersonChoice } from '../../../admin/people/person-choice';
import { Button } from '../../../ui/button';
import { Fold } from './fold';

/** Books a member on the phone or at the counter. */
export function RosterBook({
  isBusy,
  onBook,
}: {
  isBusy: boolean;
  onBook: (userId: number) => Promise<unknown>;
}) {
  // Another member is looked for afterwards.
  const [times, setTimes] = useState(0);
  const [error, setError] = useState<string>();
  return (
    <Fold summary="Book a member">
      <form
        key={times}
        method="post"
        className="grid max-w-text gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const userId = Number(new FormData(event.currentTarget).get('userId'));
          if (!userId) return setError('Choose a member');
          setError(undefined);
          void onBook(userId).then(() => setTimes((count) => count + 1));
        }}
      >
        <PersonChoice find={findMembers} name="userId" error={error} />
        <Button type="submit" look="primary" className="justify-self-start" isBusy={isBusy}>
          Book
        </Button>
      </form>
    </Fold>
  );
}
