import type { Config } from '@react-router/dev/config';
import { prefixOf } from '../../packages/contract/src/locales.ts';
import { buildLocale } from './build-locale.ts';

export default {
  appDirectory: 'app',
  basename: prefixOf(buildLocale) || '/',
  buildDirectory: `build/${buildLocale}`,
  ssr: true,
  // Sends the whole route table with the page, so that no request for it follows the first paint.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
