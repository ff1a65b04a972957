import { CounterScreen } from '../features/counter/counter-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { readAdmin } from '../lib/admin/admin-only';
import { privatePage } from '../lib/page-meta';

export const meta = () => privatePage('Counter');

export const clientLoader = () => readAdmin().then(() => null);
clientLoader.hydrate = true as const;

export default function AdminCounter() {
  return <CounterScreen />;
}

export { LoadFailed as ErrorBoundary };
