import { useLazy } from '../../lib/loading/use-lazy';
import type { BarChartProps } from './bar-chart';

const loadChart = async () => (await import('./bar-chart')).BarChart;

const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** Rupees in a few characters, in lakhs and crores, for an axis: `₹500`, `₹12K`, `₹1.2L`. */
export const formatShortRupees = (rupees: number): string =>
  `${rupees < 0 ? '−' : ''}₹${short.format(Math.abs(rupees))}`;

/** A chart whose library loads after the figures. Until then, and where it does not load, its place stays empty. */
export function Chart({ isLow = false, ...props }: BarChartProps & { isLow?: boolean }) {
  const { loaded: BarChart } = useLazy(loadChart);
  return (
    <div className={`mt-4 [print-color-adjust:exact] ${isLow ? 'h-36 sm:h-48' : 'h-52 sm:h-64'}`}>
      {BarChart && <BarChart {...props} />}
    </div>
  );
}
