import { Download } from 'lucide-react';
import { Button } from '../../ui/button';

export function ExportButton({ isExporting, onExport }: { isExporting: boolean; onExport: () => void }) {
  return (
    <Button
      look="quiet"
      isBusy={isExporting}
      onClick={onExport}
      className="border border-(--line) hover:border-ink"
    >
      <Download aria-hidden="true" size={18} />
      <span>{isExporting ? 'Exporting' : 'Export CSV'}</span>
    </Button>
  );
}
