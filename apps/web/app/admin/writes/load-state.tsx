import * as words from '#words/lib';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';

interface LoadStateProps {
  /** Error of the request. Undefined while it is running. */
  failure: string | undefined;
  onRetry: () => void;
}

/** Shown instead of a content that is loading or has failed to load. */
export function LoadState({ failure, onRetry }: LoadStateProps) {
  if (failure === undefined) return <Spinner />;
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{failure}</p>
      <Button look="outline" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
