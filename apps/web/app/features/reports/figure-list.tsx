import type { ReportFigure } from '@namma/contract/reports/schemas';
import { formatChange, formatFigure } from '../../admin/charts/format';

/** The figures of a report, each with the sentence that defines it. */
export function FigureList({ figures }: { figures: readonly ReportFigure[] }) {
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-(--line) bg-(--line)">
      {figures.map((figure, index) => (
        <div
          key={figure.label}
          className={`@container grid min-w-0 grow basis-[max(34%,--spacing(36))] grid-cols-1 content-start gap-2 p-4 sm:p-5 xl:basis-56 ${index === 0 ? 'bg-lime' : 'bg-(--raised)'}`}
        >
          <dt className={`text-sm font-semibold ${index === 0 ? '' : 'text-(--soft)'}`}>{figure.label}</dt>
          <dd className="grid gap-1">
            <span className="heading figures text-tile break-words">
              {formatFigure(figure.value, figure.unit)}
            </span>
            <Before {...figure} />
          </dd>
          <dd className={`text-xs ${index === 0 ? '' : 'text-(--soft)'}`}>{figure.definition}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The figure of the compared period. */
function Before({ value, before, unit }: ReportFigure) {
  if (before === null) return null;
  const change = value === null || unit === 'percent' ? undefined : formatChange(value, before);
  return (
    <span className="figures text-sm">
      {change && <span className="font-semibold">{`${change}, `}</span>}
      <span>{`before ${formatFigure(before, unit)}`}</span>
    </span>
  );
}
