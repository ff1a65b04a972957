// Imported first by every script, so that an old Node shows one clear line instead of a syntax error.
const LEAST_MAJOR = 20;
const LEAST_MINOR = 19;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < LEAST_MAJOR || (major === LEAST_MAJOR && minor < LEAST_MINOR)) {
  process.stderr.write(
    `Node ${LEAST_MAJOR}.${LEAST_MINOR} or later is needed; this is Node ${process.versions.node}.\n`,
  );
  process.exit(1);
}
