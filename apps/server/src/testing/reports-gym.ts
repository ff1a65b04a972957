import type { ReportName } from '@namma/contract/reports/rules';
import type { Report } from '@namma/contract/reports/schemas';
import { expect } from 'vitest';
import { startTestGym } from './gym.ts';

/** A gym on the last day of a financial year, with an admin who reads reports. */
export async function startReportsGym() {
  const gym = await startTestGym({ today: '2030-03-31' });
  const admin = gym.as(await gym.make.admin());

  const read = async (report: ReportName, query: object = {}): Promise<Report> => {
    const answer = await admin.callLoosely('admin/getReport', { query: { report, ...query } });
    expect(answer.status, answer.body.message).toBe(200);
    return answer.body;
  };
  const totalsOf = ({ figures }: Report) => figures.map(({ value }) => value);
  const rowsOf = ({ tables }: Report, by: string) =>
    tables
      .find((table) => table.by === by)
      ?.rows.filter(({ values }) => values.some((value) => value !== 0))
      .map(({ label, days, values }) => [label || days?.from, ...values]) ?? [];

  return { gym, admin, read, totalsOf, rowsOf };
}
