import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';

/**
 * An npm registry on the loopback address with one package; also a proxy that responds for every host.
 * @param {string} folder
 * @param {string} name of the package
 * @param {string} version
 * @param {Record<string, string>} files of the package; those in `bin` are programs
 */
export async function startToyRegistry(folder, name, version, files) {
  const good = pack(folder, 'good', name, version, files);
  const other = pack(folder, 'other', name, version, { ...files, LICENSE: 'another\n' });
  const integrity = `sha512-${createHash('sha512').update(good).digest('base64')}`;
  const counts = { requests: 0, tarballs: 0 };
  let isCut = false;
  let tarball = good;
  /** @type {string[]} */
  const hosts = [];
  const server = createServer((request, answer) => {
    counts.requests++;
    const { pathname, host } = new URL(request.url ?? '', `http://${request.headers.host}`);
    hosts.push(host);
    if (pathname === `/${name}`) {
      const dist = { tarball: `http://${host}/${name}/-/${name}-${version}.tgz`, integrity };
      answer.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          name,
          'dist-tags': { latest: version },
          versions: { [version]: { name, version, dist } },
        }),
      );
    } else if (pathname.endsWith('.tgz')) {
      counts.tarballs++;
      answer.end(isCut ? tarball.subarray(0, tarball.length / 2) : tarball);
      isCut = false;
    } else answer.writeHead(404).end('{}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('it listens on a port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    integrity,
    hosts,
    get requests() {
      return counts.requests;
    },
    get tarballs() {
      return counts.tarballs;
    },
    /** Sends half of the package, once. */
    cutNextTarball: () => {
      isCut = true;
    },
    /** From now on sends another package of this name and version. */
    replaceTarball: () => {
      tarball = other;
    },
    reset: () => {
      Object.assign(counts, { requests: 0, tarballs: 0 });
      isCut = false;
      tarball = good;
      hosts.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} folder
 * @param {string} label
 * @param {string} name
 * @param {string} version
 * @param {Record<string, string>} files
 */
function pack(folder, label, name, version, files) {
  const source = join(folder, label);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(source, file)), { recursive: true });
    writeFileSync(join(source, file), content, { mode: file.startsWith('bin/') ? 0o755 : 0o644 });
  }
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name, version, bin: { node: 'bin/node' } }));
  execFileSync('npm', ['pack', '--silent', `--pack-destination=${source}`], { cwd: source });
  return readFileSync(join(source, `${name}-${version}.tgz`));
}
