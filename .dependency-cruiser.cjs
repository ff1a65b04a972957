/**
 * Import rules. They are folder patterns, so they cover a new module, feature or domain at once.
 * Tests are exempt where they need the harness; running code never is.
 */
const test = '\\.(test|spec)\\.tsx?$';
/** A module's entries for the tests that go through all modules. */
const entries = '^apps/server/src/modules/[^/]+/[^/]+/(access|races|[a-z]+-races|smoke)\\.ts$';
const tests = [test, entries, '^(apps|packages)/[^/]+/(src|app)/testing/'];
const ours = '^(packages/[^/]+/src|apps/server/src|apps/web/app|e2e|bench)/';
const builtin = 'core';

/** `paths` are regular expressions on the resolved file; packages resolve to node_modules/<name>/… */
const packages = (...names) => names.map((name) => `node_modules/${name}(/|$)`);

/** The areas of the server, from top to bottom: a module calls modules of its own area and of areas below. */
const areas = ['admin', 'desk', 'shop', 'gym', 'money', 'people', 'messaging', 'core'];
const areaRules = areas.slice(1).map((area, index) => ({
  name: `${area}-never-calls-up`,
  comment:
    'A lower area informs an upper one by an event (`on` in module.ts), or the module belongs into another area.',
  severity: 'error',
  from: { path: `^apps/server/src/modules/${area}/`, pathNot: tests },
  to: { path: `^apps/server/src/modules/(${areas.slice(0, index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\+types/|\\./\\+types/)|\\?url$' },
    },

    // Between workspaces
    {
      name: 'contract-only-zod',
      comment: 'The contract runs on both sides: zod and itself, no Node, no React.',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: tests },
      to: { pathNot: ['^packages/contract/', ...packages('zod')] },
    },
    {
      name: 'server-never-web',
      comment: 'The server meets the web only as a built bundle.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^(apps/web|e2e|bench)/' },
    },
    {
      name: 'web-never-server',
      comment: 'Not even a type: what both need is in the contract.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/server|e2e|bench)/' },
    },
    {
      name: 'e2e-only-contract',
      comment: 'It makes its data over the API.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(apps|bench)/' },
    },
    {
      name: 'bench-only-contract',
      comment: 'It measures the built product from outside: over HTTP, and in the database.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(apps|e2e)/' },
    },

    // Inside the server
    {
      name: 'routes-never-sql',
      comment: 'A route has a schema, a permission and one call of its own service.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/[^/]+/[^/]+/routes(/|\\.ts$)', pathNot: tests },
      to: { path: ['/queries(/|\\.ts$)', '^apps/server/src/platform/db/', ...packages('kysely', 'pg')] },
    },
    {
      name: 'routes-own-service',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+/[^/]+)/routes(/|\\.ts$)', pathNot: tests },
      to: { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/$1/' },
    },
    {
      name: 'service-never-http',
      comment: 'A service knows no request and no reply; what it shares with others is in shared/.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/[^/]+/[^/]+/', pathNot: ['/routes(/|\\.ts$)', ...tests] },
      to: {
        path: [
          '^apps/server/src/platform/http/',
          ...packages('fastify', '@fastify/[^/]+', 'fastify-type-provider-zod'),
        ],
      },
    },
    {
      name: 'neighbours-through-their-door',
      comment: 'Of another module only its api.ts, which says what it hands out.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+/[^/]+)/', pathNot: tests },
      to: {
        path: '^apps/server/src/modules/[^/]+/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/[^/]+/api\\.ts$'],
      },
    },
    {
      name: 'modules-through-their-door',
      comment:
        'The app, the start and the commands know the list of modules, and of a module what its api.ts hands out.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/modules(/|\\.ts$)', ...tests] },
      to: { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/[^/]+/[^/]+/api\\.ts$' },
    },
    {
      name: 'own-door-is-for-others',
      comment: 'A module calls its own files directly.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+/[^/]+)/', pathNot: tests },
      to: { path: '^apps/server/src/modules/$1/api\\.ts$' },
    },
    ...areaRules,
    {
      name: 'rules-are-pure',
      comment: 'Contract and neighbours of the same folder that are pure themselves; no I/O.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+/[^/]+)/rules(/|\\.ts$)', pathNot: tests },
      to: {
        pathNot: ['^packages/contract/', '^apps/server/src/modules/$1/(rules|types)(/|\\.ts$)'],
      },
    },
    {
      name: 'present-is-pure',
      comment: 'Rows in, contract shapes out.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+/[^/]+)/present(/|\\.ts$)', pathNot: tests },
      to: {
        pathNot: [
          '^packages/contract/',
          '^apps/server/src/platform/db/(types|[a-z]+-tables)\\.ts$',
          '^apps/server/src/modules/$1/(present|rules)(/|\\.ts$)',
          // Presentation functions of another module.
          '^apps/server/src/modules/[^/]+/[^/]+/api\\.ts$',
        ],
      },
    },
    {
      name: 'queries-only-sql',
      comment:
        'Kysely, the database, the contract, fragments and which columns a shape is made of; not services, routes or HTTP.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+/[^/]+)/queries(/|\\.ts$)', pathNot: tests },
      to: {
        pathNot: [
          '^packages/contract/',
          '^apps/server/src/platform/db/',
          '^apps/server/src/modules/$1/queries(/|\\.ts$)',
          '^apps/server/src/modules/$1/present(/|\\.ts$)',
          // Columns of a shape, or SQL for a part of a statement, that another module hands out.
          '^apps/server/src/modules/[^/]+/[^/]+/api\\.ts$',
          '^apps/server/src/platform/shared/write-limits\\.ts$',
          ...packages('kysely'),
        ],
      },
    },
    {
      name: 'shared-never-modules',
      comment: 'What all modules share knows none of them.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: tests },
      to: { path: '^apps/server/src/modules/' },
    },
    {
      name: 'modules-know-no-engine',
      comment:
        'Queries run on either engine; open.ts chooses one, and the caches are invalidated below them.',
      severity: 'error',
      from: { path: '^apps/server/src/(modules|platform/shared)/', pathNot: tests },
      to: { path: '^apps/server/src/platform/db/(embedded|postgres|freshness|backup|migrations)/' },
    },
    {
      name: 'migrations-stand-alone',
      comment:
        'A landed migration must not change when the code does: it imports only Kysely and migrations.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/db/migrations/', pathNot: tests },
      to: { pathNot: ['^apps/server/src/platform/db/migrations/', ...packages('kysely')] },
    },
    {
      name: 'engines-apart',
      comment: 'Neither engine imports the other.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/db/(embedded|postgres)/', pathNot: tests },
      to: {
        path: '^apps/server/src/platform/db/(embedded|postgres)/',
        pathNot: '^apps/server/src/platform/db/$1/',
      },
    },
    {
      name: 'pglite-only-embedded',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/platform/db/embedded/', ...tests] },
      to: { path: packages('@electric-sql/[^/]+') },
    },
    {
      name: 'pg-only-db',
      comment: 'Nothing of the server but db/ speaks to PostgreSQL.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/platform/db/', ...tests] },
      to: { path: packages('pg') },
    },
    {
      name: 'lists-only-sql',
      comment: 'Pieces of queries: no engine, no cache.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/db/lists/', pathNot: tests },
      to: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/platform/db/lists/', '^apps/server/src/platform/db/[^/]+\\.ts$'],
      },
    },
    {
      name: 'start-and-cli-on-top',
      comment: 'Processes start there; nothing below imports them.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/(start|cli)/', ...tests] },
      to: { path: '^apps/server/src/(start|cli)/' },
    },
    {
      name: 'db-never-http',
      severity: 'error',
      from: { path: '^apps/server/src/platform/db/', pathNot: tests },
      to: { path: ['^apps/server/src/platform/http/', ...packages('fastify', '@fastify/[^/]+')] },
    },

    {
      name: 'shared-never-http',
      comment: 'What services share knows no request and no reply either.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/shared/', pathNot: tests },
      to: { path: ['^apps/server/src/platform/http/', ...packages('fastify', '@fastify/[^/]+')] },
    },

    // Inside the web
    {
      name: 'features-stand-alone',
      comment: 'A piece of another feature is handed in as a child by the route.',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/app/(features|routes)/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'ui-knows-no-gym',
      comment: 'The design system imports nothing of ours but its own words, the contract included.',
      severity: 'error',
      from: { path: '^apps/web/app/ui/', pathNot: tests },
      to: { path: ours, pathNot: ['^apps/web/app/ui/', '^apps/web/app/words/'] },
    },
    {
      name: 'shared-below-features',
      comment:
        'What several features need of the gym: the card, the cart, closed centers. It knows no feature.',
      severity: 'error',
      from: { path: '^apps/web/app/shared/', pathNot: tests },
      to: { path: '^apps/web/app/(features|routes|admin)/' },
    },
    {
      name: 'admin-below-features',
      comment:
        'What all admin screens are made of: lists, forms, the scanner, the frame. It knows no feature.',
      severity: 'error',
      from: { path: '^apps/web/app/admin/', pathNot: tests },
      to: { path: '^apps/web/app/(features|routes)/' },
    },
    {
      name: 'lib-only-contract',
      comment:
        'Of the interface only the toasts, which tell a person something, and one hook without markup.',
      severity: 'error',
      from: { path: '^apps/web/app/lib/', pathNot: tests },
      to: {
        path: ours,
        pathNot: [
          '^apps/web/app/lib/',
          '^apps/web/app/words/',
          '^apps/web/app/ui/(toast|use-one-at-a-time)\\.ts$',
          '^packages/contract/',
        ],
      },
    },

    // Everywhere
    {
      name: 'testing-stays-in-tests',
      comment: 'The harness and the factories are never part of running code.',
      severity: 'error',
      from: { path: ours, pathNot: [...tests, '^e2e/'] },
      to: { path: ['/testing/', test, ...packages('vitest', 'fast-check', '@playwright/test')] },
    },
    {
      name: 'one-test-a-shared-gym',
      comment:
        'Test files share a process and its modules: the gym of an entry is closed when the first of them has ended.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/acceptance/(access|every-module|races)\\.test\\.ts$', entries],
      },
      to: { path: '^apps/server/src/testing/(access|races|smoke)\\.ts$' },
    },
    {
      name: 'entries-are-looked-up',
      comment: 'What other tests need too, as an entry does, stands in testing/.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/acceptance/' },
      to: { path: '^apps/server/src/modules/[^/]+/[^/]+/(access|races|smoke)\\.ts$' },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'Only .server files, the server entry and configuration see Node.',
      severity: 'error',
      from: { path: '^apps/web/app/', pathNot: ['\\.server\\.tsx?$', ...tests] },
      to: { dependencyTypes: [builtin] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^apps/[^/]+/(build|dist|\\.react-router)/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
