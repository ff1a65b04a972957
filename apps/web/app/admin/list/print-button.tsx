import { Printer } from 'lucide-react';
import { Button } from '../../ui/button';

interface PrintButtonProps {
  /** Prints a sheet instead of the screen. */
  onPrint?: () => void;
}

export const PrintButton = ({ onPrint = () => window.print() }: PrintButtonProps) => (
  <Button look="quiet" className="border border-(--line) hover:border-ink" onClick={onPrint}>
    <Printer aria-hidden="true" size={18} />
    <span>Print</span>
  </Button>
);
