/**
 * PostgreSQL classes 08 (connection), 53 (resources, such as a full disk), 57P (shutting down), 58 (its disk) and 25006
 * (reads only), and the socket errors of the driver.
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
