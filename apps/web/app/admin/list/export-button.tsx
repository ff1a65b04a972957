import { Download } from 'lucide-react';
import { Button } from '../../ui/button';
import type { ListExport } from './use-csv-export';

/** Downloads a list as CSV, or as a workbook with typed cells. */
export function ExportButton({ isExporting, onExport }: ListExport) {
  return (
    <>
      <Button
        look="quiet"
        isBusy={isExporting}
        onClick={() => onExport('csv')}
        className="border border-(--line) hover:border-ink"
      >
        <Download aria-hidden="true" size={18} />
        <span>{isExporting ? 'Exporting' : 'Export CSV'}</span>
      </Button>
      <Button
        look="quiet"
        isBusy={isExporting}
        onClick={() => onExport('xlsx')}
        aria-label="Export XLSX"
        className="border border-(--line) hover:border-ink"
      >
        XLSX
      </Button>
    </>
  );
}
