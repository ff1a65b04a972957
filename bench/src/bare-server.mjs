// The reference of all ratios: node:http sending the same bytes to everyone. node bare-server.mjs PORT FILE
// HEADERS_AS_JSON
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const fields = { ...JSON.parse(headers), 'content-length': body.length };

createServer((_request, response) => response.writeHead(200, fields).end(body)).listen(
  Number(port),
  '127.0.0.1',
);
