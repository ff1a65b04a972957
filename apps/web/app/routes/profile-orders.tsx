import { ScreenTitle } from '../features/profile/profile-frame';
import { privatePage } from '../lib/page-meta';

export const meta = () => privatePage('Orders');

export default function ProfileOrders() {
  return <ScreenTitle lead="Everything you ordered, newest first.">Orders</ScreenTitle>;
}
