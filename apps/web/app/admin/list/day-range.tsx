import { DayFilter } from './day-filter';

interface DayRangeProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (changes: { from: string } | { to: string }) => void;
}

/** The days that are listed, both included. */
export const DayRange = ({ from, to, onChange }: DayRangeProps) => (
  <>
    <DayFilter label="From" value={from} max={to} onChange={(day) => onChange({ from: day })} />
    <DayFilter label="To" value={to} min={from} onChange={(day) => onChange({ to: day })} />
  </>
);
