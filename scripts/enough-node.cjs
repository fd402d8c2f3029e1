// Loaded before `npm start` and `npm test`, in words that every Node understands: an older one would say only what it tripped over.
// What they use and Node had last: `util.parseEnv`, of 20.12.
if (typeof require('util').parseEnv !== 'function') {
  process.stderr.write(
    'Foyer needs Node 20.12 or later to begin with, and this is Node ' +
      process.versions.node +
      '. How to get a newer one: https://nodejs.org/en/download\n',
  );
  process.exit(1);
}
