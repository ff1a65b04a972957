import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

export interface ChartPoint {
  label: string;
  value: number;
  /** The figure of the compared period; null or absent where there is none. */
  before?: number | null;
  /** Shown after the figure, such as `2 orders`. */
  note?: string;
}

export interface BarChartProps {
  /** Names the chart for screen readers. */
  title: string;
  points: readonly ChartPoint[];
  kind?: 'bar' | 'line';
  /** Formats a figure in the tooltip. */
  format: (value: number) => string;
  /** Formats a figure on the axis, in a few characters. */
  formatShort: (value: number) => string;
}

/** Enough for `₹12.5L`. */
const AXIS_WIDTH_PX = 56;
/** `currentColor` follows the forced colors of a high-contrast mode. */
const AXIS_TEXT = { fill: 'currentColor', fontSize: 13 };
/** Until the size of the place is known. */
const FIRST_SIZE = { width: 640, height: 256 };
const BAR_WIDTH_MOST_PX = 48;

/** One bar, or one point of a line, for each point, with a line for the compared period. Arrow keys move from bar to bar. */
export function BarChart({ title, points, kind = 'bar', format, formatShort }: BarChartProps) {
  const isCompared = points.some(({ before }) => before !== null && before !== undefined);
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={FIRST_SIZE}>
      <ComposedChart data={[...points]} title={title} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" tick={AXIS_TEXT} tickLine={false} minTickGap={24} stroke="currentColor" />
        <YAxis
          width={AXIS_WIDTH_PX}
          tick={AXIS_TEXT}
          tickLine={false}
          axisLine={false}
          tickFormatter={formatShort}
        />
        <ReferenceLine y={0} stroke="currentColor" />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'currentColor', fillOpacity: 0.08, stroke: 'currentColor', strokeOpacity: 0.2 }}
          content={({ active, payload }) => {
            const point = payload[0]?.payload as ChartPoint | undefined;
            return active && point ? <PointNote point={point} format={format} /> : null;
          }}
        />
        {kind === 'bar' ? (
          <Bar
            dataKey="value"
            fill="currentColor"
            isAnimationActive={false}
            maxBarSize={BAR_WIDTH_MOST_PX}
            minPointSize={(value) => (value === 0 || value === null ? 0 : 2)}
          />
        ) : (
          <Line
            dataKey="value"
            type="linear"
            stroke="currentColor"
            strokeWidth={2}
            dot={{ r: 3, fill: 'currentColor' }}
            isAnimationActive={false}
          />
        )}
        {isCompared && (
          <Line
            dataKey="before"
            type="linear"
            stroke="var(--color-signal)"
            strokeWidth={2}
            strokeDasharray="4 3"
            dot={false}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

const PointNote = ({
  point: { label, value, before, note },
  format,
}: Pick<BarChartProps, 'format'> & { point: ChartPoint }) => (
  <p
    role="status"
    className="figures rounded-md border border-ink bg-paper-raised px-3 py-2 text-xs font-semibold text-ink"
  >
    {[
      `${label}: ${format(value)}`,
      before !== null && before !== undefined && `before ${format(before)}`,
      note,
    ]
      .filter(Boolean)
      .join(', ')}
  </p>
);
