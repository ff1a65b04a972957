import pg from 'pg';

const MOST_PORT = 65_535;

/** Whether the driver understands this address of a PostgreSQL. Connects to nothing. */
export function isPostgresAddress(url: string): boolean {
  try {
    const { port } = new pg.Client(url);
    return Number.isInteger(port) && port > 0 && port <= MOST_PORT;
  } catch {
    return false;
  }
}
