// `node scripts/launch.mjs scripts/start.mjs …`: runs a script with a Node that is new enough. The script is imported
// only then, because an older Node may not even be able to parse it. `--help` is answered before anything is fetched or
// installed.
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { help } from './lib/help.mjs';

const [, , file = '', ...args] = process.argv;
const text = args.some((arg) => arg === '--help' || arg === '-h') && help[basename(file, '.mjs')];
if (text) console.log(text);
else {
  await import('./lib/node-version.mjs');
  process.argv.splice(2, 1);
  const script = new URL(`../${file}`, import.meta.url);
  process.argv[1] = fileURLToPath(script);
  await import(script.href);
}
