import type { Config } from '@react-router/dev/config';
import { prefixOf } from '../../packages/contract/src/locales.ts';
import { buildLocale } from './build-target.ts';

export default {
  appDirectory: 'app',
  basename: prefixOf(buildLocale) || '/',
  buildDirectory: `build/${buildLocale}`,
  ssr: true,
  // Sends the whole route table with the page, so that no request for it follows the first paint.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
