/** Imports point one way: content, contract -> domain; web, server -> those three; web and server never meet. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/'] },
    },
    {
      name: 'content-and-contract-stand-alone',
      comment: 'What the owner edits and what the API promises depend on no other part of the house.',
      severity: 'error',
      from: { path: '^(content|src/contract)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|content|db|bench|e2e|stand-ins|test-support|simulator)/',
        pathNot: ['^content/', '^src/contract/'],
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules import content, contract and each other; no I/O, no packages but zod.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^(src/domain|src/contract|content)/', 'node_modules/zod/'] },
    },
    { name: 'web-not-server', severity: 'error', from: { path: '^src/web/' }, to: { path: '^src/server/' } },
    { name: 'server-not-web', severity: 'error', from: { path: '^src/server/' }, to: { path: '^src/web/' } },
    {
      name: 'features-are-islands',
      comment: 'A page composes features; a feature never imports another.',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/([^/]+)/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'ui-has-no-data',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/web/(api|analytics|features|pages)/' },
    },
    {
      name: 'only-the-store-touches-a-driver',
      severity: 'error',
      from: { path: '^(src|content|bench)/', pathNot: '^src/server/store/' },
      to: { path: '^(node_modules/pg/|sqlite$|node:sqlite$)' },
    },
    {
      name: 'the-product-needs-no-test',
      comment: 'What plays an outside service or builds a test is for tests and benches; the product runs without it.',
      severity: 'error',
      from: { path: '^(src|content|db)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(stand-ins|test-support|simulator|e2e|bench)/' },
    },
    {
      name: 'stand-ins-know-no-test',
      comment: 'A stand-in serves any test, so it imports none of the worlds that tests build.',
      severity: 'error',
      from: { path: '^stand-ins/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(test-support|simulator|e2e|bench)/' },
    },
    {
      name: 'fastify-stays-at-the-edge',
      comment:
        'Use cases know nothing of requests and replies: http and routes read the one and write the other; app.ts, assemble.ts and serve.ts put it all together.',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: ['^src/server/(http|routes)/', '^src/server/(app|assemble|serve)\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: ['node_modules/(fastify|@fastify)', '^src/server/(http|routes)/'] },
    },
    {
      name: 'migrations-stand-alone',
      comment: 'A migration that has run never changes, so it imports nothing that can.',
      severity: 'error',
      from: { path: '^db/migrations/' },
      to: { pathNot: ['node_modules/kysely/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(builds?|\\.react-router|data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
