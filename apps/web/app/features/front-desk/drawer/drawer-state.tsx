import { adminDrawer } from '@namma/contract/paths';
import type { Center } from '@namma/contract/values/centers';
import { Link } from 'react-router';
import { api } from '../../../lib/api/api';
import { useAnswer } from '../../../lib/api/use-answer';

/** Offers to open a drawer where none is. Money is taken all the same. */
export function DrawerState({ center }: { center: Center }) {
  const { answer } = useAnswer((signal) => api('drawers/getOpen', { query: { center }, signal }));
  if (!answer || answer.drawer) return null;
  return (
    <>
      {'. No cash drawer is open: '}
      <Link to={adminDrawer} className="underline underline-offset-4 hover:no-underline">
        open one
      </Link>
    </>
  );
}
