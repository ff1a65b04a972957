import type { Report, ReportQuery } from '@namma/contract/reports/schemas';
import { report as reportSchema } from '@namma/contract/reports/schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { choose, idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { translatePage } from '../../testing/translate-page';
import { readReport } from './read-report';
import { readReportQuery } from './report-query';
import { ReportsScreen } from './reports-screen';

const columns = [
  { label: 'Sales', unit: 'paise' as const },
  { label: 'Orders', unit: 'count' as const },
];
const day = (from: string, values: number[], before: number[] | null = null) => ({
  label: '',
  days: { from, to: from },
  values,
  before,
});
const sales: Report = reportSchema.parse({
  period: { from: '2030-11-21', to: '2030-11-22' },
  compared: null,
  figures: [
    { label: 'Sales', definition: 'Goods ordered.', unit: 'paise', value: 120_000, before: null },
    { label: 'Orders', definition: 'Orders placed.', unit: 'count', value: 3, before: null },
  ],
  tables: [
    {
      by: 'day',
      chart: 'bar',
      columns,
      rows: [day('2030-11-21', [20_000, 1]), day('2030-11-22', [100_000, 2])],
    },
    {
      by: 'category',
      chart: null,
      columns,
      rows: [{ label: 'Fit Foods', days: null, values: [120_000, 3], before: null }],
    },
  ],
});
const compared: Report = {
  ...sales,
  compared: { from: '2030-11-19', to: '2030-11-20' },
  figures: sales.figures.map((figure, index) => ({ ...figure, before: [100_000, 0][index] ?? 0 })),
  tables: sales.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row, index) => ({ ...row, before: index === 0 ? [100_000, 2] : null })),
  })),
};
const nothing: Report = {
  ...sales,
  figures: sales.figures.map((figure) => ({ ...figure, value: 0 })),
  tables: sales.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => ({ ...row, values: [0, 0] })),
  })),
};
const renewals: Report = {
  period: null,
  compared: null,
  figures: sales.figures,
  tables: [
    {
      by: 'time ahead',
      chart: null,
      columns,
      rows: [
        { label: 'In 7 days', days: { from: '2030-11-22', to: '2030-11-29' }, values: [0, 1], before: null },
      ],
    },
  ],
};

const readAt = new Date('2030-11-22T06:30:00Z');
const show = (report: Report | undefined, query: Partial<ReportQuery> = {}, problem?: string) =>
  renderScreenAt(
    `/admin/reports?${new URLSearchParams(query as Record<string, string>)}`,
    <ReportsScreen report={report} query={query} problem={problem} readAt={readAt} />,
  );
const cells = (caption: string) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('a report', () => {
  it('shows each figure with its definition, and the chart’s figures in a table', async () => {
    await show(sales);

    expect(screen.getByText('Goods ordered.')).toBeDefined();
    expect(screen.getByText('21 Nov 2030 to 22 Nov 2030. As of', { exact: false })).toBeDefined();
    expect(cells('Sales by day')).toEqual([
      ['Day', 'Sales', 'Orders'],
      ['21 Nov 2030', '₹200', '1'],
      ['22 Nov 2030', '₹1,000', '2'],
    ]);
    expect(cells('Sales by category')).toEqual([
      ['Category', 'Sales', 'Orders'],
      ['Fit Foods', '₹1,200', '3'],
    ]);
    expect(screen.queryByText('compared period')).toBeNull();
  });

  it('charts the figure that is chosen', async () => {
    await show(sales);
    expect(screen.getByText('Highest ₹1,000')).toBeDefined();

    choose('Chart', '1');

    expect(screen.getByText('Highest 2')).toBeDefined();
  });

  it('charts it on a page that the browser has translated', async () => {
    await show(compared, { compare: 'previous' });
    translatePage();

    choose('Chart', '1');

    expect(screen.getByText('Highest 2')).toBeDefined();
    expect(screen.queryByText('Highest ₹1,000')).toBeNull();
  });

  it('shows how far below zero a figure goes', async () => {
    const [first] = sales.tables;
    await show({
      ...sales,
      tables: first
        ? [{ ...first, rows: [day('2030-11-21', [-30_000, 1]), day('2030-11-22', [10_000, 2])] }]
        : [],
    });

    expect(screen.getByText('Highest ₹100, lowest −₹300')).toBeDefined();
  });

  it('is shown beside the compared period', async () => {
    await show(compared, { compare: 'previous' });

    expect(
      screen.getByText('compared with 19 Nov 2030 to 20 Nov 2030', { exact: false }).textContent,
    ).toContain('As of 12:00');
    expect(screen.getByText('+20 %,', { exact: false }).parentElement?.textContent).toBe(
      '+20 %, before ₹1,000',
    );
    expect(screen.getByText('before 0')).toBeDefined();
    expect(screen.getByText('compared period')).toBeDefined();
    expect(cells('Sales by day')).toEqual([
      ['Day', 'Sales', 'Orders'],
      ['21 Nov 2030', '₹200before ₹1,000', '1before 2'],
      ['22 Nov 2030', '₹1,000', '2'],
    ]);
  });

  it('of a period without anything has no chart', async () => {
    await show(nothing);

    expect(screen.getByText('No data in this period.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByLabelText('Chart')).toBeNull();
  });

  it('of the present day has no period to choose', async () => {
    await show(renewals, { report: 'renewals' });

    expect(screen.queryByLabelText('Period')).toBeNull();
    expect(screen.getByText('Today and later', { exact: false })).toBeDefined();
    expect(cells('Renewals by time ahead')[1]?.[0]).toBe('In 7 days22 Nov 2030 to 29 Nov 2030');
    expect(screen.getByRole('link', { name: 'Renewals' }).getAttribute('aria-current')).toBe('page');
  });

  it('on a refused period shows why, and lets another be chosen', async () => {
    await show(undefined, { from: '2030-11-22', to: '2030-11-01' }, 'The last day is before the first.');

    expect(screen.getByRole('alert').textContent).toBe('The last day is before the first.');
    expect(screen.getByLabelText<HTMLSelectElement>('Period').value).toBe('Chosen days');
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2030-11-22');
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('keeps its period when another report is chosen, and goes to a named one', async () => {
    const { address } = await show(sales, { from: '2030-11-21', to: '2030-11-22', compare: 'year' });
    expect(screen.getByRole('link', { name: 'Memberships' }).getAttribute('href')).toBe(
      '/admin/reports?from=2030-11-21&to=2030-11-22&compare=year&report=memberships',
    );

    choose('Period', 'Last financial year');
    await idle();
    expect(address()).toBe('/admin/reports?from=2029-04-01&to=2030-03-31&compare=year');

    choose('Period', 'Last 30 days');
    await idle();
    expect(address()).toBe('/admin/reports?compare=year');

    choose('Compare with', '');
    await idle();
    choose('Rows', 'month');
    await idle();
    expect(address()).toBe('/admin/reports?by=month');
  });

  it('is exported with its days and rows', async () => {
    const api = fakeApi({ 'admin/exportReport': { reply: 'From,To' } });
    URL.createObjectURL = () => 'blob:gym';
    await show(sales, { from: '2030-11-21', by: 'day', compare: 'year' });

    await press('Export CSV');

    expect(api.requestsOf('admin/exportReport').map(({ query }) => query)).toEqual([
      { report: 'sales', from: '2030-11-21', by: 'day' },
    ]);
  });
});

describe('reading a report', () => {
  it('takes from the address only what a report has', () => {
    const query = readReportQuery(
      new URLSearchParams('report=weather&from=2030-02-30&to=2030-11-22&compare=best&by=month'),
    );

    expect(JSON.parse(JSON.stringify(query))).toEqual({ to: '2030-11-22', by: 'month' });
  });

  it('returns the sentence that refuses a period', async () => {
    const message = 'A report ends today at the latest.';
    fakeApi({
      'admin/getReport': {
        status: 400,
        error: { message: 'Check the marked fields.', issues: [{ path: 'to', message }] },
      },
    });

    expect(await readReport({ to: '2040-01-01' })).toEqual({ problem: message });
  });

  it('throws every other failure', async () => {
    fakeApi({ 'admin/getReport': { status: 403, error: { message: 'Only admins can do this.' } } });

    await expect(readReport({})).rejects.toThrow(ApiError);
  });
});
