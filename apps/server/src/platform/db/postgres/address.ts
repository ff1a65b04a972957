import pg from 'pg';

const MOST_PORT = 65_535;

/** True if the driver can parse this PostgreSQL URL. Does not connect. */
export function isPostgresAddress(url: string): boolean {
  try {
    const { port } = new pg.Client(url);
    return Number.isInteger(port) && port > 0 && port <= MOST_PORT;
  } catch {
    return false;
  }
}
