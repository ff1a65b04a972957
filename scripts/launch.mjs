// `node scripts/launch.mjs scripts/start.mjs …`: runs a script with a Node that is new enough. The script is imported only
// then, because an older Node may not even be able to parse it.
import './lib/node-version.mjs';
import { fileURLToPath } from 'node:url';

const [file = ''] = process.argv.splice(2, 1);
const script = new URL(`../${file}`, import.meta.url);
process.argv[1] = fileURLToPath(script);
await import(script.href);
