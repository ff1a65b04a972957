import { readAdmin } from '../../admin/shell/admin-only';
import { PersonClasses } from '../../features/classes/admin/person-classes';
import { CounterScreen } from '../../features/front-desk/counter-screen';
import { JoinForm } from '../../features/memberships/admin/join-form';
import { SellForm } from '../../features/memberships/admin/sell-form';

export const clientLoader = () => readAdmin().then(() => null);
clientLoader.hydrate = true as const;

export default function AdminCounter() {
  return (
    <CounterScreen
      sellFormOf={(props) => <SellForm key={props.userId} {...props} />}
      classesOf={(userId) => <PersonClasses key={userId} userId={userId} />}
      joinFormOf={(props) => <JoinForm {...props} />}
    />
  );
}
