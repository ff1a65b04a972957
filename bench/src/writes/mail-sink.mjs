// A mail server that accepts every mail and stores none. An HTTP request for / answers how many it has accepted.
// node mail-sink.mjs HTTP_PORT SMTP_PORT
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

const [httpPort, smtpPort] = process.argv.slice(2).map(Number);
let accepted = 0;

const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  authOptional: true,
  disableReverseLookup: true,
  logger: false,
  onData(stream, _session, done) {
    stream.resume().on('end', () => {
      accepted++;
      done();
    });
  },
});
// A product that ends breaks its connection.
smtp.on('error', () => {});
smtp.listen(smtpPort, '127.0.0.1', () =>
  createServer((_request, response) => response.end(String(accepted))).listen(httpPort, '127.0.0.1'),
);
