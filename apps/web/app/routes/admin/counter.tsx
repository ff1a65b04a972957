import { readAdmin } from '../../admin/shell/admin-only';
import { CounterScreen } from '../../features/front-desk/counter-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { privatePage } from '../../lib/loading/page-meta';

export const meta = () => privatePage('Counter');

export const clientLoader = () => readAdmin().then(() => null);
clientLoader.hydrate = true as const;

export default function AdminCounter() {
  return <CounterScreen />;
}

export { LoadFailed as ErrorBoundary };
