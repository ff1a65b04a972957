/** PostgreSQL classes 08 (connection), 53 (resources), 57P (shutting down), and the socket errors of the driver. */
export function isDatabaseOutOfReach(thrown: unknown): boolean {
  const { code = '', message = '' } = thrown as { code?: string; message?: string };
  return (
    /^(08|53|57P)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'].includes(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  );
}
