import versions from '../platform/shared/node-versions.json' with { type: 'json' };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [leastMajor = 0, leastMinor = 0] = versions.least.split('.').map(Number);

/**
 * Ends the process with one line when its Node is older than the minimum version (D72). The build puts this before each
 * bundle, which an older Node may not even be able to parse.
 */
export function refuseOldNode(): void {
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  process.stderr.write(
    `Node ${versions.least} or later is needed; this is Node ${process.versions.node}. On Linux, npm start fetches one.\n`,
  );
  process.exit(1);
}
