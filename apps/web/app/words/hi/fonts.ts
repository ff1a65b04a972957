import '../../ui/scripts/devanagari.css';
import '../../ui/scripts/stacked.css';
