import '../../ui/scripts/kannada.css';
import '../../ui/scripts/stacked.css';
