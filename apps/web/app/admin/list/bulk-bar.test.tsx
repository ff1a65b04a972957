import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BulkBar } from './bulk-bar';

const drawn = (choosableCount: number) =>
  renderToStaticMarkup(
    <BulkBar
      selectAll={createRef()}
      chosenCount={0}
      choosableCount={choosableCount}
      actionLabel="Move 0"
      onChooseAll={() => {}}
      onClear={() => {}}
      onAct={() => {}}
      isBusy={false}
      isHeld
      undo={undefined}
    />,
  );

describe('the bar that selects all rows', () => {
  it('shows how many there are', () => {
    expect(drawn(3)).toContain('Select all 3 on this page');
  });

  it('shows that no rows are left when all have been acted on', () => {
    expect(drawn(0)).toContain('Select all: none left on this page');
  });
});
