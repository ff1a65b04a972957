// `npm run observatory`: the score of Mozilla's HTTP Observatory for every page of the built product behind TLS.
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNpm } from './lib/npm.mjs';
import { PlainError, root, runScript } from './lib/run.mjs';
import { readManifest } from './lib/weight.mjs';

/** The maximum without two bonuses: HSTS preload, and integrity of third-party scripts. */
const LEAST_SCORE = 130;
const SCORER = '@mdn/mdn-http-observatory';
const SCORER_VERSION = '1.4.8';
/** Outside node_modules, because its 230 packages serve only this script. */
const folder = join(root, '.cache/observatory');

const others = [
  '/no/such/page',
  '/store/product?id=2000000000',
  '/images/favicon.svg',
  '/healthz',
  '/api/openapi.json',
  '/api/product/getAll',
  '/api/user/profile',
  '/api/no/such/call',
  '/%E0%A4%A',
];

async function installScorer() {
  const module = join(folder, 'node_modules', SCORER);
  if (!existsSync(module)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    console.log(`Installing ${SCORER} into .cache (first time) …`);
    const { isOk } = await runNpm(['install', '--ignore-scripts', `${SCORER}@${SCORER_VERSION}`], {
      cwd: folder,
    });
    if (!isOk) throw new PlainError(`${SCORER} could not be installed: see the output of npm above.`);
  }
  // The HSTS preload list; none of our pages is on it.
  writeFileSync(join(module, 'conf/hsts-preload.json'), '{}');
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(module, 'src', file)).href);
  return {
    ...(await load('constants.js')),
    ...(await load('grader/grader.js')),
    ...(await load('grader/charts.js')),
    ...(await load('retriever/utils.js')),
  };
}

/** The path of every screen, from the build. */
function listScreens() {
  const { routes } = readManifest(join(root, 'apps/web/build'), 'en');
  /** @param {string | undefined} id @returns {string} */
  const pathOf = (id) => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  const paths = Object.keys(routes).map((id) => pathOf(id) || '/');
  return [...new Set(paths)].filter((path) => !path.includes('*')).sort();
}

/**
 * @param {any} scorer
 * @param {string} origin
 * @param {string} path
 */
async function score(scorer, origin, path) {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  const html = await answer.text();
  const response = { status: answer.status, headers: Object.fromEntries(answer.headers), verified: true };
  const isPage = response.headers['content-type']?.startsWith('text/html');
  const httpEquiv = isPage ? scorer.parseHttpEquivHeaders(html, origin) : new Map();
  const preflight = await fetch(origin + path, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  });
  // The requests as they arrive through a proxy that only accepts TLS.
  const requests = {
    hostname: 'gym.example',
    resources: { path: html },
    session: { url: new URL(path, 'https://gym.example') },
    responses: {
      auto: { ...response, httpEquiv },
      https: response,
      http: null,
      cors: {
        status: preflight.status,
        headers: Object.fromEntries(preflight.headers),
        request: {},
        verified: true,
      },
      httpRedirects: [],
      httpsRedirects: [],
    },
  };
  const results = scorer.ALL_TESTS.map((/** @type {(requests: unknown) => { result: string }} */ test) => {
    const { result } = test(requests);
    return { result, modifier: scorer.getScoreModifier(result) };
  });
  const lost = results.filter((/** @type {{ modifier: number }} */ { modifier }) => modifier < 0);
  const sum = (/** @type {{ modifier: number }[]} */ list) =>
    list.reduce((all, { modifier }) => all + modifier, 100);
  const withoutBonus = sum(lost);
  const total = withoutBonus >= scorer.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(results) : withoutBonus;
  return {
    status: answer.status,
    total,
    lost: lost.map((/** @type {{ result: string }} */ { result }) => result),
  };
}

await runScript(async () => {
  await ensureInstalled();
  await build();
  const scorer = await installScorer();
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const product = spawn(process.execPath, [join(root, 'e2e/start-product.mjs'), 'embedded', String(port)], {
    stdio: 'inherit',
  });
  try {
    while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
      if (product.exitCode !== null) throw new PlainError('The product did not start.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    for (const path of [...listScreens(), '/api/docs/', ...others]) {
      const { status, total, lost } = await score(scorer, origin, path);
      console.log(`${total}  ${status}  ${path}  ${lost.join(', ')}`);
      if (total < LEAST_SCORE) process.exitCode = 1;
    }
  } finally {
    product.kill('SIGTERM');
    if (product.exitCode === null) await once(product, 'exit');
  }
});
