import { brand } from '@namma/contract/business';
import { publicPage } from '../lib/page-meta';

export const meta = () => publicPage({ title: brand.name, description: brand.tagline, path: '/' });

export default function Landing() {
  return <h1 id="Home">{brand.name}</h1>;
}
