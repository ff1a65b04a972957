/**
 * True if an error means that the database is unreachable or cannot write: PostgreSQL classes 08 (connection), 53
 * (resources, such as a full disk), 57P (shutting down) and 58 (disk), code 25006 (read-only), and the driver's socket
 * errors.
 */
export function isDatabaseOutOfReach(thrown: unknown): boolean {
  const { code = '', message = '' } = thrown as { code?: string; message?: string };
  return (
    /^(08|53|57P|58|25006)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'].includes(code) ||
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
      message,
    )
  );
}
