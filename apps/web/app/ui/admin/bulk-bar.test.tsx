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
  it('says how many there are', () => {
    expect(drawn(3)).toContain('Select all 3 on this page');
  });

  it('says that none is left while every row was acted on and keeps its place', () => {
    expect(drawn(0)).toContain('Select all: none left on this page');
  });
});
