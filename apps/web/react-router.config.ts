import type { Config } from '@react-router/dev/config';
import { prefixOf } from '../../packages/contract/src/locales.ts';
import { buildLocale, buildName } from './build-target.ts';

export default {
  appDirectory: 'app',
  basename: prefixOf(buildLocale) || '/',
  buildDirectory: `build/${buildName}`,
  ssr: true,
  // Sends the whole route table with the page, so that no request for it follows the first paint.
  routeDiscovery: { mode: 'initial' },
  // A file for each part of a screen would lengthen the manifest, which every page loads.
  splitRouteModules: false,
} satisfies Config;
